import { isRouteLive } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { pageConfig } from '@az/shared/config';
import { paths } from '@az/shared/paths';
import { Alert } from '@az/shared/ui/Alert';
import { Anchor } from '@az/shared/ui/Anchor';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './CloseAccount.module.css';
import { words } from './words.ts';

/** What to do if the server cannot close an account. */
export function ClosedBySupport() {
  const { removeSession } = useAuthContext();
  const { supportUrl } = pageConfig();
  return (
    <Alert mt="md" role="alert" title={words.notPossible}>
      {words.bySupport}
      <div className={styles.actions}>
        {supportUrl && (
          <Anchor href={supportUrl} rel="noopener noreferrer" target="_blank">
            {words.support}
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </Anchor>
        )}
        {isRouteLive(paths.help()) && (
          <ButtonLink size="sm" to={paths.help()} variant="default">
            {words.help}
          </ButtonLink>
        )}
        <Button onClick={() => void removeSession()} size="sm" variant="default">
          {words.signOut}
        </Button>
      </div>
    </Alert>
  );
}
