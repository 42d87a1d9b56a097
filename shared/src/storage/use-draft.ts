import { useEffect, useState } from 'react';
import { useAuthContext } from '../session/index.ts';
import { discardDraft, readDraft, saveTyped, writeDraft } from './draft-storage.ts';

/**
 * A text that outlives a reload and an expired session: starts with the member's unsent text for this field, of this tab or else
 * of another, which keeps its own. `draftKey` (`comment:7`) does not change while the component is mounted. `discard` empties
 * it, also after its field has gone. Removed at sign-out, never another member's.
 */
export function useDraft(draftKey: string): {
  text: string;
  write: (text: string) => void;
  discard: () => void;
} {
  // A visitor's lasts as long as the page.
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
