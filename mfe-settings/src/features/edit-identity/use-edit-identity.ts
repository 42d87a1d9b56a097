import type { Member } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { type OwnAccount, useAccount } from '../../data/account.ts';
import { assertPossible } from '../../ui/settings-form/SettingsForm.tsx';
import { words as formWords } from '../../ui/settings-form/words.ts';
import { checkIdentity, fields, type IdentityValues, toValues } from './identity.form.ts';
import { words } from './words.ts';

/** The identity form; its input outlives a reload, except the password. */
export function useEditIdentity(member: Member, account: OwnAccount) {
  const { save } = useAccount(member);
  return useSubmitForm({
    initial: toValues(account),
    fields,
    check: (values: IdentityValues, stored) => checkIdentity(values, stored, account.kind),
    send: async (changes) => {
      assertPossible(account.isChangeable);
      return save(changes);
    },
    onSent: (saved, changes) => {
      const waits = 'E-mails' in changes && saved.pendingEmail !== null;
      return { stored: toValues(saved), message: waits ? words.savedPending : formWords.saved };
    },
    draft: { key: 'settings:identity', hasChoices: true, secrets: ['password'] },
  });
}

export type IdentityForm = ReturnType<typeof useEditIdentity>;
