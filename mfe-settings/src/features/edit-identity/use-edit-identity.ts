import type { Member } from '@az/shared/contracts';
import { useDraft } from '@az/shared/drafts';
import { restoreTexts } from '@az/shared/form-parts';
import { useState } from 'react';
import { type OwnAccount, useAccount } from '../../data/account.ts';
import { useSettingsForm } from '../../ui/settings-form/use-settings-form.ts';
import { words as formWords } from '../../ui/settings-form/words.ts';
import { checkIdentity, fields, toValues } from './identity.form.ts';

const isTextOrChoice = (value: unknown): boolean => value === null || typeof value === 'string';

/** The identity form; what is typed outlives a reload, except the password. */
export function useEditIdentity(member: Member, account: OwnAccount) {
  const draft = useDraft('settings:identity');
  const { save } = useAccount(member);
  const [restored] = useState(() => restoreTexts(draft.text, toValues(account), isTextOrChoice));
  const [isRestored, setRestored] = useState(restored !== null);
  const form = useSettingsForm({
    stored: toValues(account),
    restored,
    fields,
    canSave: account.isChangeable,
    check: (values, stored) => checkIdentity(values, stored, account.kind),
    send: async (changes) => ({ stored: toValues(await save(changes)), message: formWords.saved }),
    onChange: (values) => {
      if (!values) return draft.discard();
      const { password: _secret, ...kept } = values;
      draft.write(JSON.stringify(kept));
    },
  });
  return {
    ...form,
    isRestored: isRestored && form.isDirty,
    startOver: () => {
      setRestored(false);
      form.startOver();
    },
  };
}

export type IdentityForm = ReturnType<typeof useEditIdentity>;
