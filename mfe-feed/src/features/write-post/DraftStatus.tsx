import { useEffect, useRef, useState } from 'react';
import styles from './Composer.module.css';
import { words } from './composer-words.ts';

/** Delay after the last keystroke before the draft is shown as saved, in milliseconds. */
const keptAfter = 1000;

/** Says that the post is being sent, or after a short delay that its draft is saved. */
export function DraftStatus({ text, isSending }: { text: string; isSending: boolean }) {
  const before = useRef(text);
  const [savedText, setSavedText] = useState<string | null>(null);
  useEffect(() => {
    if (before.current === text) return;
    const timer = setTimeout(() => {
      before.current = text;
      setSavedText(text);
    }, keptAfter);
    return () => clearTimeout(timer);
  }, [text]);
  const isSaved = savedText === text && text.trim() !== '';
  return (
    <span className={styles.status} role="status">
      {isSending ? words.publishing : isSaved && words.draftKept}
    </span>
  );
}
