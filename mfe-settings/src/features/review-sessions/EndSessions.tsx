import type { OpenSession } from '@az/shared/contracts';
import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { PasswordInput } from '@az/shared/ui/PasswordInput';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import { nameOf, words } from './words.ts';

type Props = {
  session: OpenSession | null;
  /** The account's e-mail, for password managers. */
  email: string;
  end: (password: string) => Promise<void>;
  onClose: () => void;
  onEnded: (message: string) => void;
};

const noPassword = { password: '' };

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

/** Asks for the password, so that nobody can end sessions on an unlocked browser. */
export function EndSessions({ session, email, end, onClose, onEnded }: Props) {
  const said = wordsFor(session);
  const form = useSubmitForm({
    initial: noPassword,
    fields: ['password'],
    check: ({ password }) =>
      checked({ password: password === '' ? words.passwordMissing : null }, () => password),
    send: async (password) => {
      await end(password);
      onEnded(said.ended);
    },
  });
  return (
    <FormDialog
      // Closing asks for no confirmation: the only input is a password, which is quickly typed again.
      form={{ ...form, isDirty: false }}
      labels={said.labels}
      onClose={onClose}
      title={<TruncatedName>{said.question}</TruncatedName>}
    >
      <Text>{said.effect}</Text>
      <input autoComplete="username" hidden name="username" readOnly value={email} />
      <PasswordInput
        autoComplete="current-password"
        data-autofocus
        label={words.password}
        {...form.field('password')}
      />
    </FormDialog>
  );
}
