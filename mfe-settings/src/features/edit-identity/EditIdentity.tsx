import type { Member } from '@az/shared/contracts';
import { RestoredNotice } from '@az/shared/ui/RestoredNotice';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { type OwnAccount, useAccount, useMember } from '../../data/account.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { SettingsForm } from '../../ui/settings-form/SettingsForm.tsx';
import { Unavailable } from '../../ui/Unavailable.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { useEditIdentity } from './use-edit-identity.ts';
import { words } from './words.ts';

function Form({ member, account }: { member: Member; account: OwnAccount }) {
  const form = useEditIdentity(member, account);
  return (
    <SettingsForm form={form}>
      {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
      <IdentityFields account={account} form={form} member={member} />
    </SettingsForm>
  );
}

function Content({ member }: { member: Member }) {
  const { account, hasFailed, isRetrying, retry } = useAccount(member);
  if (hasFailed) return <Unavailable isRetrying={isRetrying} onRetry={retry} what={words.failed} />;
  // The key restarts the form when a new address is confirmed.
  return account ? (
    <Form account={account} key={account.email} member={member} />
  ) : (
    <LoadingRows count={8} height={60} />
  );
}

export function EditIdentity() {
  const member = useMember();
  return (
    <TitledCard description={words.intro} title={words.title}>
      {member && <Content member={member} />}
    </TitledCard>
  );
}
