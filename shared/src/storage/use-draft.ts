import { useEffect, useState } from 'react';
import { useAuthContext } from '../session/index.ts';
import { discardDraft, readDraft, saveTyped, writeDraft } from './draft-storage.ts';

/**
 * A text that outlives a reload and an expired session, but not a sign-out. It starts as the text of this or another
 * tab. `draftKey` (`comment:7`) does not change while mounted. `discard` empties it, even after its field was removed.
 */
export function useDraft(draftKey: string): {
  text: string;
  write: (text: string) => void;
  discard: () => void;
} {
  // A visitor's text lasts as long as the page.
  const memberId = useAuthContext().member?.id ?? '';
  const [text, setText] = useState(() => readDraft(memberId, draftKey));
  useEffect(() => saveTyped, [memberId]);
  return {
    text,
    write: (written) => {
      setText(written);
      writeDraft(memberId, draftKey, written);
    },
    discard: () => {
      setText('');
      discardDraft(memberId, draftKey);
    },
  };
}
