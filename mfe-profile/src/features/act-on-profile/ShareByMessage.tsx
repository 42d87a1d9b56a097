import { useAuthContext } from '@az/shared/auth';
import { useCheckedForm } from '@az/shared/forms';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { prefillDraft } from '@az/shared/storage';
import { Button } from '@az/shared/ui/Button';
import { Modal } from '@az/shared/ui/Modal';
import { Select } from '@az/shared/ui/Select';
import { Text } from '@az/shared/ui/Text';
import { Textarea } from '@az/shared/ui/Textarea';
import { useRef } from 'react';
import { usePeople } from '../../data/use-people.ts';
import styles from './ActOnProfile.module.css';
import { fields, introduction, type ShareValues, shareProblems } from './share.form.ts';
import { words } from './words.ts';

type Props = { opened: boolean; onClose: () => void };

type FormProps = Props & {
  /** The default message. */
  introduced: string;
};

function ShareForm({ introduced, opened, onClose }: FormProps) {
  const navigate = useNavigate();
  const contacts = usePeople();
  const to = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, checkAll } = useCheckedForm<ShareValues>({
    initial: { contactId: null, message: introduced },
    fields,
    check: shareProblems,
    focus: (field) => (field === 'contactId' ? to : text).current?.focus(),
  });
  const prepare = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const { contactId, message } = form.getValues();
    if (!checkAll() || contactId === null) return;
    prefillDraft(`message:${contactId}`, message);
    onClose();
    void navigate(paths.messaging(contactId));
  };
  return (
    <Modal onClose={onClose} opened={opened} title={words.shareTitle}>
      <form className={styles.form} noValidate onSubmit={prepare}>
        <Select
          emptyText={words.nobody}
          error={form.errors.contactId ? words.toMissing : undefined}
          isLoading={!contacts.items && !contacts.hasFailed}
          label={words.to}
          onChange={(contactId) => form.setFieldValue('contactId', contactId)}
          onRetry={contacts.hasFailed ? contacts.retry : undefined}
          options={(contacts.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          ref={to}
          required
          value={form.values.contactId}
        />
        {contacts.hasFailed && (
          <Text c="var(--mantine-color-error)" size="sm">
            {words.peopleFailed}
          </Text>
        )}
        <Textarea
          autosize
          label={words.message}
          maxRows={10}
          minRows={4}
          name="message"
          required
          {...form.getInputProps('message')}
          ref={text}
        />
        <Text c="dimmed" size="sm">
          {words.draftNote}
        </Text>
        <div className={styles.buttons}>
          <Button onClick={onClose} variant="default">
            {words.cancel}
          </Button>
          <Button type="submit">{words.prepare}</Button>
        </div>
      </form>
    </Modal>
  );
}

/**
 * Prepares a message about the profile: it becomes a draft of the conversation, which the member sends there. The
 * default text follows the profile.
 */
export function ShareByMessage(props: Props) {
  const { member } = useAuthContext();
  if (!member) return null;
  const introduced = introduction(member);
  return <ShareForm {...props} introduced={introduced} key={introduced} />;
}
