import { CommentBox, useCommentBox } from '@az/shared/social/CommentBox';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { useState } from 'react';
import { useThreadWrites } from '../../data/threads.ts';
import { words } from './words.ts';
import type { WrittenComment } from './written-comment.ts';

type Props = { announcementId: string; comment: WrittenComment; onClose: () => void };

/** Changes the text of the member's own comment; Escape leaves it as it is. */
export function EditComment({ announcementId, comment: { id, text: before }, onClose }: Props) {
  const { edit } = useThreadWrites(announcementId);
  const [text, write] = useState(before);
  const box = useCommentBox({
    send: (changed) => edit(id, changed),
    onSent: onClose,
    // It stays until the form is closed.
    draft: { text, write, discard: () => undefined },
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape in the field
    <div onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <CommentBox {...box} action="Enregistrer" isFirst label={words.edit} />
      <Group justify="flex-end" mt="xs">
        <Button onClick={onClose} size="sm" variant="subtle">
          Annuler
        </Button>
      </Group>
    </div>
  );
}
