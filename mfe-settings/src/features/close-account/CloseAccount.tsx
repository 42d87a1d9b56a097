import { paths } from '@az/shared/paths';
import { Alert } from '@az/shared/ui/Alert';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import styles from './CloseAccount.module.css';
import { ClosedBySupport } from './ClosedBySupport.tsx';
import { useCloseAccount } from './use-close-account.ts';
import { words } from './words.ts';

type Closing = ReturnType<typeof useCloseAccount>;

function Answers({ closing: { field, checkbox } }: { closing: Closing }) {
  return (
    <>
      <PasswordInput autoComplete="current-password" label={words.password} {...field('password')} />
      <Checkbox label={words.understood} {...checkbox('isUnderstood')} />
    </>
  );
}

const keepAccount = (
  <ButtonLink to={paths.settingsAccount()} variant="default">
    {words.keep}
  </ButtonLink>
);

/**
 * Lists what is lost, asks for the password and an explicit confirmation, and closes the account; the cancel link comes
 * first.
 */
function CloseForm({ closing }: { closing: Closing }) {
  const { status, submit, errors } = closing;
  const isBusy = status.kind === 'busy';
  return (
    <>
      <Text>{words.intro}</Text>
      <ul className={styles.lost}>
        {words.lost.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <Text>{words.after}</Text>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.fields} disabled={isBusy}>
          <ErrorSummary errors={errors} />
          <Answers closing={closing} />
        </fieldset>
        {status.kind === 'failed' && (
          <Alert color="red" mt="md" role="alert" title={words.failed}>
            {status.error.reason}
          </Alert>
        )}
        <div className={styles.buttons}>
          {keepAccount}
          <Button color="red" disabled={isBusy} type="submit">
            {isBusy ? words.closing : words.close}
          </Button>
        </div>
      </form>
    </>
  );
}

/** Closes the account if the server can; otherwise says so before it asks for anything. */
export function CloseAccount() {
  const closing = useCloseAccount();
  return (
    <TitledCard title={words.title}>
      {closing.isPossible ? (
        <CloseForm closing={closing} />
      ) : (
        <>
          <ClosedBySupport />
          <div className={styles.buttons}>{keepAccount}</div>
        </>
      )}
    </TitledCard>
  );
}
