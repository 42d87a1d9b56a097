import { useEffect, useRef, useState } from 'react';
import { currentSession, useAuthContext } from '../auth/index.ts';
import { discardDraft, holdDraft, keepDraft, readDraft } from './draft-storage.ts';

/** Delay before typed text is stored, in milliseconds. */
const keepAfter = 500;

/** Stores the last text of a field, after a delay or at once when the page is hidden. */
class DraftKeeper {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: string | undefined;
  private readonly memberId: string;
  private readonly place: string;

  constructor(memberId: string, place: string) {
    this.memberId = memberId;
    this.place = place;
  }

  write(text: string): void {
    this.waiting = text;
    holdDraft(this.memberId, this.place, text);
    this.timer ??= setTimeout(this.keep, keepAfter);
  }

  readonly keep = (): void => {
    const { waiting } = this;
    this.forget();
    const session = currentSession();
    // A sign-out removes the drafts; the last typed text must not be stored after it.
    if (waiting === undefined || (session.status === 'signed-out' && session.ended !== 'expired')) return;
    keepDraft(this.memberId, this.place, waiting);
  };

  discard(): void {
    this.forget();
    discardDraft(this.memberId, this.place);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = undefined;
  }
}

/**
 * A text that outlives a reload and an expired session: starts with the member's unsent text for this field. `place`
 * names the field (`comment:7`) and does not change while the component is mounted. `discard` empties it after the text
 * was sent. Removed when the member signs out, and never another member's; a visitor's is not stored.
 */
export function useDraft(place: string): {
  text: string;
  write: (text: string) => void;
  discard: () => void;
} {
  const memberId = useAuthContext().member?.id;
  const [text, setText] = useState(() => (memberId === undefined ? '' : readDraft(memberId, place)));
  const keeper = useRef<DraftKeeper>(null);
  useEffect(() => {
    if (memberId === undefined) return;
    const current = new DraftKeeper(memberId, place);
    const { keep } = current;
    keeper.current = current;
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
      keeper.current = null;
    };
  }, [memberId, place]);
  return {
    text,
    write: (written) => {
      setText(written);
      keeper.current?.write(written);
    },
    discard: () => {
      setText('');
      keeper.current?.discard();
    },
  };
}
