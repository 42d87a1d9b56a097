import { trimText } from '@az/shared/format';
import { CommentBox, type CommentState } from '@az/shared/social/CommentBox';
import { useDraft } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import { Card } from '@az/shared/ui/Card';
import { useState } from 'react';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

/** Maximum length of a publication in a group, in UTF-16 units. */
const maxPostLength = 2000;

/** Error of a publication, or null. */
function postProblem(text: string): string | null {
  const { length } = trimText(text);
  if (length === 0) return 'La publication est vide. Écrivez quelques mots.';
  if (length <= maxPostLength) return null;
  return `La publication compte ${length} caractères. Raccourcissez-la à ${maxPostLength} au plus.`;
}

/** Publishes in the group, only on this device. A text that is not published yet outlives a reload. */
export function WriteInGroup({ groupId, onPublish }: { groupId: string; onPublish: (text: string) => void }) {
  const draft = useDraft(`group-post:${groupId}`);
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const check = (text: string): boolean => {
    const problem = postProblem(text);
    setState(problem ? { status: 'refused', problem } : { status: 'writing' });
    return problem === null;
  };
  return (
    <Card className={styles.write} padding="md">
      <CommentBox
        action={words.publish}
        label={words.write}
        onSend={() => {
          if (!check(draft.text)) return;
          onPublish(trimText(draft.text));
          draft.discard();
          toast({ message: words.published, variant: 'light' });
        }}
        onWrite={(text) => {
          draft.write(text);
          if (state.status === 'refused') check(text);
        }}
        state={state}
        text={draft.text}
      />
      <p className={styles.note}>{words.onlyHere}</p>
    </Card>
  );
}
