import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconX } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ChatImage } from '../../data/conversation.ts';
import { useAbilities } from '../../data/use-abilities.ts';
import styles from './AttachedImage.module.css';
import { words } from './picture-words.ts';

type Props = { image: ChatImage; onDescribe: (alt: string) => void; onDetach: () => void };

/** The chosen picture with a field for its description, until it is sent or removed. */
export function AttachedImage({ image, onDescribe, onDetach }: Props) {
  const { reachesMembers } = useAbilities();
  return (
    <div className={styles.attached}>
      <VisuallyHidden role="status">{words.chosen}</VisuallyHidden>
      <img alt={image.alt || words.chosen} className={styles.preview} src={image.url} />
      <TextInput
        autoComplete="off"
        className={styles.alt}
        description={reachesMembers ? undefined : words.notKept}
        label={words.describe}
        onChange={(event) => onDescribe(event.currentTarget.value)}
        size="xs"
        value={image.alt}
      />
      <ActionIcon aria-label={words.detach} onClick={onDetach}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
