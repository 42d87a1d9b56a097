import { useCapability } from '@az/shared/api';
import { isRouteLive } from '@az/shared/area';
import { pageConfig } from '@az/shared/config';
import { checked, useSubmitForm } from '@az/shared/forms';
import { paths } from '@az/shared/paths';
import { useSignOut } from '@az/shared/sign-out';
import { Alert } from '@az/shared/ui/Alert';
import { Anchor } from '@az/shared/ui/Anchor';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import { closeOwnAccount } from '../../data/close-account.ts';
import styles from './CloseAccount.module.css';
import { checkClosing, fields, initialValues } from './close-account.form.ts';
import { words } from './words.ts';

function ClosedBySupport() {
  const { signOut, question } = useSignOut();
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
        <Button onClick={() => void signOut()} size="sm" variant="default">
          {words.signOut}
        </Button>
        {question}
      </div>
    </Alert>
  );
}

/** The form that closes the account. It needs both answers, and ends the session only if the server succeeds. */
function useCloseAccount() {
  const hasCall = useCapability('accounts');
  const form = useSubmitForm({
    initial: initialValues,
    fields,
    check: (values) => checked(checkClosing(values), () => values.password),
    // Closing the account ends the session, so this page is left and shows no result.
    send: (password) => closeOwnAccount(password),
  });
  const wasRefused = form.status.kind === 'failed' && form.status.error.kind === 'not-found';
  return {
    ...form,
    /** False once it is known that this server cannot close accounts: the form is not shown then. */
    isPossible: hasCall !== false && !wasRefused,
  };
}

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

/** The cancel link comes first. */
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

/** The form that closes the account, or a notice if this server cannot close accounts. */
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
