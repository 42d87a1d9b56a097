import type { Entry } from '@az/shared/outbox';
import { useQueryClient } from '@az/shared/query';
import { UnsentNote } from '@az/shared/social/UnsentNote';
import { Progress } from '@az/shared/ui/Progress';
import { connectOutbox } from '../data/outbox.ts';
import { useUploads } from '../data/unconfirmed.ts';

type Props = {
  entry: Entry;
  /** Words for the entry in the labels of the buttons: `cette publication`. */
  of: string;
  /** Edits the entry after it was removed from the outbox. `mayBeOnline`: it may have been sent before that. */
  onEdit?: (mayBeOnline: boolean) => void;
};

/** What the member can do with an entry that waits or was refused, and how much of its pictures has been sent. */
export function UnsentState({ entry: { clientId, refusal, notBefore, isInMemory }, of, onEdit }: Props) {
  const queries = useQueryClient();
  const part = useUploads((uploads) => uploads.find((one) => one.clientId === clientId)?.part);
  return (
    <>
      {part !== undefined && <Progress label="Envoi des images" value={part * 100} />}
      <UnsentNote
        isInMemory={isInMemory}
        notBefore={notBefore}
        of={of}
        onEdit={onEdit}
        onRemove={async () => (await connectOutbox(queries)).remove(clientId)}
        onRetry={async () => (await connectOutbox(queries)).retry(clientId)}
        refusal={refusal}
      />
    </>
  );
}
