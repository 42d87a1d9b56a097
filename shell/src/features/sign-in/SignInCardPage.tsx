import { Card } from '@az/shared/ui/Card';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';

/** `/auth/sign-in`: the same form in a centred card. */
function SignInCardPage() {
  return (
    <div className={styles.form}>
      <Card className={styles.column}>
        <Stack gap="lg">
          <Page title="Connexion" />
          <SignInForm />
        </Stack>
      </Card>
    </div>
  );
}

export { SignInCardPage as Component };
