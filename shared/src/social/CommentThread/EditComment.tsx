import { useState } from 'react';
import type { Comment } from '../../contracts/index.ts';
import { isEscape } from '../../keyboard/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Group } from '../../ui/Group/Group.tsx';
import { CommentBox, useCommentBox } from '../CommentBox/CommentBox.tsx';
import { useThread } from './thread-context.ts';
import { words } from './words.ts';

type Props = { comment: Comment; onClose: () => void };

/** Changes the text of the member's own comment. Escape closes the form without a change. */
export function EditComment({ comment, onClose }: Props) {
  const { canMention, edit } = useThread();
  const [text, write] = useState(comment.text);
  const box = useCommentBox({
    send: async (changed) => edit?.(comment, changed),
    onStored: onClose,
    // Nothing is discarded: the text stays in the field until the form is closed.
    draft: { text, write, discard: () => undefined },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field
    <div onKeyDown={(event) => isEscape(event) && onClose()}>
      <CommentBox {...box} action="Enregistrer" canMention={canMention} isFirst label={words.edit} />
      <Group justify="flex-end" mt="xs">
        <Button onClick={onClose} size="sm" variant="subtle">
          Annuler
        </Button>
      </Group>
    </div>
  );
}
