import { useAuthContext } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { FormDialog } from '@az/shared/social/FormDialog';
import { prefillDraft } from '@az/shared/storage';
import { Select } from '@az/shared/ui/Select';
import { Text } from '@az/shared/ui/Text';
import { Textarea } from '@az/shared/ui/Textarea';
import { useContacts } from '../../data/use-contacts.ts';
import { words } from './dialog-words.ts';
import { checkShare, fields, introduction, type ShareValues } from './share.form.ts';

type Props = { onClose: () => void };

function ShareForm({ member, onClose }: Props & { member: Member }) {
  const navigate = useNavigate();
  const contacts = useContacts();
  const initial: ShareValues = { contactId: null, message: introduction(member) };
  const form = useSubmitForm({
    initial,
    fields,
    check: checkShare,
    send: ({ contactId, message }) => {
      prefillDraft(`message:${contactId}`, message);
      void navigate(paths.messaging(contactId));
    },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.prepare }}
      note={words.draftNote}
      onClose={onClose}
      title={words.shareTitle}
    >
      <Select
        emptyText={words.nobody}
        isLoading={!contacts.items && !contacts.hasFailed}
        label={words.to}
        onRetry={contacts.hasFailed ? contacts.retry : undefined}
        options={(contacts.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        required
        {...form.field('contactId')}
      />
      {contacts.hasFailed && (
        <Text c="var(--mantine-color-error)" size="sm">
          {words.peopleFailed}
        </Text>
      )}
      <Textarea label={words.message} maxRows={10} minRows={4} required {...form.field('message')} />
    </FormDialog>
  );
}

/** Prepares a draft in a conversation, from where the member sends it. */
export function ShareByMessage({ onClose }: Props) {
  const { member } = useAuthContext();
  return member && <ShareForm member={member} onClose={onClose} />;
}
