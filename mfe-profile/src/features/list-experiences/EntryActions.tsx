import { useCapability } from '@az/shared/api';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconPencil, IconTrash } from '@az/shared/ui/icons';
import styles from './ExperienceEntry.module.css';
import { words } from './words.ts';

type Props = {
  /** Distinguishes the entry from others. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** Actions of the member's own entry; removing only if the server can. */
export function EntryActions({ name, onEdit, onRemove }: Props) {
  const canRemove = useCapability('jobs-history-delete');
  return (
    <div className={styles.actions}>
      <ActionIcon aria-label={`${words.edit} : ${name}`} onClick={onEdit} title={words.edit}>
        <IconPencil size={20} />
      </ActionIcon>
      {canRemove && (
        <ActionIcon aria-label={`${words.remove} : ${name}`} onClick={onRemove} title={words.remove}>
          <IconTrash size={20} />
        </ActionIcon>
      )}
    </div>
  );
}
