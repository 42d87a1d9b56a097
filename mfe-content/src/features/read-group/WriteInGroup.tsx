import { asAppError } from '@az/shared/api';
import { maxGroupPostLength } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { AttemptKey } from '@az/shared/random-id';
import { CommentBox, type CommentState } from '@az/shared/social/CommentBox';
import { useDraft } from '@az/shared/storage';
import { toast } from '@az/shared/toast';
import { Card } from '@az/shared/ui/Card';
import { useState } from 'react';
import { useGroupWords } from '../../ui/use-group-words.ts';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

/** Error of a publication, or null. */
function postProblem(text: string): string | null {
  const { length } = trimText(text);
  if (length === 0) return 'La publication est vide. Écrivez quelques mots.';
  if (length <= maxGroupPostLength) return null;
  return `La publication compte ${length} caractères. Raccourcissez-la à ${maxGroupPostLength} au plus.`;
}

type Props = { groupId: string; onPublish: (text: string, clientId: string) => Promise<void> };

/** Publishes in the group. A text that is not published yet outlives a reload and a failure. */
export function WriteInGroup({ groupId, onPublish }: Props) {
  const draft = useDraft(`group-post:${groupId}`);
  const [state, setState] = useState<CommentState>({ status: 'writing' });
  const [attempt] = useState(() => new AttemptKey());
  const { onlyHere } = useGroupWords();
  const check = (text: string): boolean => {
    const problem = postProblem(text);
    setState(problem ? { status: 'refused', problem } : { status: 'writing' });
    return problem === null;
  };
  const publish = async () => {
    if (state.status === 'sending' || !check(draft.text)) return;
    const text = trimText(draft.text);
    setState({ status: 'sending' });
    try {
      await onPublish(text, attempt.for(text));
    } catch (thrown) {
      attempt.fail(thrown);
      setState({ status: 'not-sent', reason: asAppError(thrown).reason });
      return;
    }
    attempt.end();
    draft.discard();
    setState({ status: 'writing' });
    toast({ message: words.published, variant: 'light' });
  };
  return (
    <Card className={styles.write} padding="md">
      <CommentBox
        action={words.publish}
        label={words.write}
        onSend={() => void publish()}
        onWrite={(text) => {
          draft.write(text);
          if (state.status === 'refused') check(text);
        }}
        state={state}
        text={draft.text}
      />
      {onlyHere && <p className={styles.note}>{onlyHere}</p>}
    </Card>
  );
}
