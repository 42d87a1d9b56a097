import type { Member } from '@az/shared/contracts';
import { isSameKind, useFormDraft } from '@az/shared/forms';
import { type OwnAccount, useAccount } from '../../data/account.ts';
import { useSettingsForm } from '../../ui/settings-form/use-settings-form.ts';
import { words as formWords } from '../../ui/settings-form/words.ts';
import { checkIdentity, fields, toValues } from './identity.form.ts';
import { words } from './words.ts';

/** The identity form; its input outlives a reload, except the password. */
export function useEditIdentity(member: Member, account: OwnAccount) {
  const draft = useFormDraft('settings:identity', toValues(account), { isValue: isSameKind });
  const { save } = useAccount(member);
  const form = useSettingsForm({
    stored: toValues(account),
    restored: draft.initial,
    fields,
    canSave: account.isChangeable,
    check: (values, stored) => checkIdentity(values, stored, account.kind),
    send: async (changes) => {
      const saved = await save(changes);
      const waits = 'E-mails' in changes && saved.pendingEmail !== null;
      return { stored: toValues(saved), message: waits ? words.savedPending : formWords.saved };
    },
    onChange: (values) => (values ? draft.save({ ...values, password: '' }) : draft.discard()),
  });
  return {
    ...form,
    isRestored: draft.isRestored && form.isDirty,
    startOver: () => {
      form.startOver();
      draft.startOver();
    },
  };
}

export type IdentityForm = ReturnType<typeof useEditIdentity>;
