import { useEffect, useRef, useState } from 'react';
import { currentSession, useAuthContext } from '../auth/index.ts';
import { discardDraft, holdDraft, keepDraft, readDraft } from './draft-storage.ts';

/** Milliseconds after which what was typed is stored. */
const keepAfter = 500;

/** Keeps the last text it was given for a place, a moment later or at once when the page goes out of sight. */
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
    // A sign-out takes the drafts away; what was typed last must not come back after it.
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
 * A text that outlives a reload and an expired session: starts with what the member had written at this place before.
 * `place` names the field (`comment:7`) and is the same as long as the component lives. `discard` empties it, for when the
 * text was sent. Gone when the member signs out, and never another member's; a visitor's is not kept.
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
