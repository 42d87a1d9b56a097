import { toast } from '@az/shared/toast';
import { type ComponentType, useState } from 'react';
import type { RemoveExperienceProps } from './RemoveExperience.tsx';
import { words } from './words.ts';

/** The entry to remove. */
type Entry = { id: string; name: string };

/** The confirmation before an entry is removed, whose code loads on demand. */
export function useRemoval() {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [Question, setQuestion] = useState<ComponentType<RemoveExperienceProps> | null>(null);
  const ask = async (asked: Entry) => {
    try {
      const { RemoveExperience } = await import('./RemoveExperience.tsx');
      setQuestion(() => RemoveExperience);
      setEntry(asked);
    } catch {
      // The load error was reported already; pressing again retries.
      toast({ message: words.dialogFailed, variant: 'danger' });
    }
  };
  return { ask, done: () => setEntry(null), question: entry && Question ? { ...entry, Question } : null };
}
