import { pageConfig } from '@az/shared/config';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { Illustration } from './Illustration.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInPage.module.css';

/** `/auth-advance/sign-in`: split screen, picture and form. */
function SignInPage() {
  return (
    <div className={styles.split}>
      <div className={styles.picture}>
        <Illustration />
      </div>
      <div className={styles.form}>
        <Stack className={styles.column} gap="lg">
          <Stack gap="xs">
            <Page title="Connexion" />
            <Text c="dimmed">Retrouvez vos contacts et vos actualités sur {pageConfig().productName}.</Text>
          </Stack>
          <SignInForm />
        </Stack>
      </div>
    </div>
  );
}

export { SignInPage as Component };
