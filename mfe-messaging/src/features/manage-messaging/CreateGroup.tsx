import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Checkbox } from '@az/shared/ui/Checkbox';
import { Modal } from '@az/shared/ui/Modal';
import { TextInput } from '@az/shared/ui/TextInput';
import styles from './CreateGroup.module.css';
import { useCreateGroup } from './use-create-group.ts';
import { words } from './words.ts';

type Props = { onCreated: (groupId: string) => void; onClose: () => void };

/** Creates a group chat with contacts of the member. */
export function CreateGroup({ onCreated, onClose }: Props) {
  const creating = useCreateGroup(onCreated, onClose);
  const { form, state, people } = creating;
  const isSending = state === 'sending';
  return (
    <Modal onClose={creating.close} opened title={words.groupTitle}>
      <form noValidate onSubmit={creating.handleSubmit}>
        <p className={styles.local}>{words.local}</p>
        <TextInput
          autoComplete="off"
          data-autofocus
          label={words.groupName}
          name="name"
          withAsterisk
          {...form.getInputProps('name')}
          ref={creating.nameField}
        />
        <Checkbox.Group label={words.groupMembers} mt="md" withAsterisk {...form.getInputProps('memberIds')}>
          <div className={styles.people}>
            {people.map(({ id, name, role }, index) => (
              <Checkbox
                description={role}
                key={id}
                label={name}
                ref={index === 0 ? creating.membersField : undefined}
                value={id}
              />
            ))}
          </div>
        </Checkbox.Group>
        {state === 'failed' && (
          <Alert color="red" mt="md" role="alert">
            {words.failed}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={creating.close} variant="default">
            {words.cancel}
          </Button>
          <Button disabled={isSending} type="submit">
            {isSending ? words.creating : words.create}
          </Button>
        </div>
      </form>
      <AbandonDialog onAbandon={onClose} onStay={creating.goOn} opened={state === 'asking'} />
    </Modal>
  );
}
