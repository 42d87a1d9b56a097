import type { OpenSession } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { Modal } from '@az/shared/ui/Modal';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import { SettingsForm } from '../../ui/settings-form/SettingsForm.tsx';
import { useSettingsForm } from '../../ui/settings-form/use-settings-form.ts';
import { nameOf, words } from './words.ts';

type Props = {
  /** The session to end; null: all others. */
  session: OpenSession | null;
  /** The account's e-mail, for password managers. */
  email: string;
  end: (password: string) => Promise<void>;
  onClose: () => void;
  /** Called when it has ended, with the message to show. */
  onEnded: (message: string) => void;
};

const noPassword = { password: '' };
const fields = ['password'] as const;

const check = ({ password }: typeof noPassword) =>
  password === ''
    ? { request: null, errors: { password: words.passwordMissing } }
    : { request: password, errors: null };

function wordsFor(session: OpenSession | null) {
  if (!session)
    return {
      question: words.othersQuestion,
      effect: words.othersEffect,
      ended: words.othersEnded,
      labels: { submit: words.othersSubmit, busy: words.ending, failed: words.othersNotEnded },
    };
  return {
    question: words.question,
    effect: words.effect(nameOf(session)),
    ended: words.ended,
    labels: { submit: words.submit, busy: words.ending, failed: words.notEnded },
  };
}

/**
 * Asks for confirmation and the password before sessions are ended, so that nobody can do it on an unlocked browser.
 */
export function EndSessions({ session, email, end, onClose, onEnded }: Props) {
  const said = wordsFor(session);
  const form = useSettingsForm({
    stored: noPassword,
    fields,
    check,
    send: async (password) => {
      await end(password);
      onEnded(said.ended);
      return { stored: noPassword, message: '' };
    },
  });
  const isBusy = form.status.kind === 'busy';
  return (
    <Modal
      onClose={isBusy ? () => undefined : onClose}
      opened
      title={<TruncatedName>{said.question}</TruncatedName>}
    >
      <Text mb="md">{said.effect}</Text>
      <SettingsForm
        aside={
          <Button disabled={isBusy} onClick={onClose} variant="default">
            {words.cancel}
          </Button>
        }
        labels={said.labels}
        state={form}
      >
        <input autoComplete="username" hidden name="username" readOnly value={email} />
        <PasswordInput
          autoComplete="current-password"
          data-autofocus
          label={words.password}
          {...form.textField('password')}
        />
      </SettingsForm>
    </Modal>
  );
}
