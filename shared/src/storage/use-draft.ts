import { useEffect, useRef, useState } from 'react';
import { currentSession, useAuthContext } from '../session/index.ts';
import { bufferDraft, discardDraft, readDraft, saveDraft } from './draft-storage.ts';

/** Delay before typed text is stored, in milliseconds. */
const saveDelayMs = 500;

/** Stores the last text of a field, after a delay or at once when the page is hidden. */
class DraftSaver {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unsaved: string | undefined;
  private readonly memberId: string;
  private readonly draftKey: string;

  constructor(memberId: string, draftKey: string) {
    this.memberId = memberId;
    this.draftKey = draftKey;
  }

  write(text: string): void {
    this.unsaved = text;
    bufferDraft(this.memberId, this.draftKey, text);
    this.timer ??= setTimeout(this.save, saveDelayMs);
  }

  readonly save = (): void => {
    const { unsaved } = this;
    this.cancel();
    const session = currentSession();
    // A sign-out removes the drafts; the last typed text must not be stored after it.
    if (unsaved === undefined || (session.status === 'signed-out' && session.ended !== 'expired')) return;
    saveDraft(this.memberId, this.draftKey, unsaved);
  };

  discard(): void {
    this.cancel();
    discardDraft(this.memberId, this.draftKey);
  }

  private cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.unsaved = undefined;
  }
}

/**
 * A text that outlives a reload and an expired session: starts with the member's unsent text for this field. `draftKey`
 * names the field (`comment:7`) and does not change while the component is mounted. `discard` empties it after the text
 * was sent. Removed when the member signs out, and never another member's; a visitor's is not stored.
 */
export function useDraft(draftKey: string): {
  text: string;
  write: (text: string) => void;
  discard: () => void;
} {
  const memberId = useAuthContext().member?.id;
  const [text, setText] = useState(() => (memberId === undefined ? '' : readDraft(memberId, draftKey)));
  const saver = useRef<DraftSaver>(null);
  useEffect(() => {
    if (memberId === undefined) return;
    const current = new DraftSaver(memberId, draftKey);
    const { save } = current;
    saver.current = current;
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
      // It is kept: a text that has been sent is discarded also after its field has gone.
      save();
    };
  }, [memberId, draftKey]);
  return {
    text,
    write: (written) => {
      setText(written);
      saver.current?.write(written);
    },
    discard: () => {
      setText('');
      saver.current?.discard();
    },
  };
}
