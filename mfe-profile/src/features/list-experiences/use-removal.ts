import { toast } from '@az/shared/toast';
import { type ComponentType, useState } from 'react';
import type { RemoveExperienceProps } from './RemoveExperience.tsx';
import { words } from './words.ts';

/** The entry that is to be removed. */
type Entry = { id: string; name: string };

/** The question before an entry is removed, whose code comes when someone asks for it. */
export function useRemoval() {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [Question, setQuestion] = useState<ComponentType<RemoveExperienceProps> | null>(null);
  const ask = async (asked: Entry) => {
    try {
      const { RemoveExperience } = await import('./RemoveExperience.tsx');
      setQuestion(() => RemoveExperience);
      setEntry(asked);
    } catch {
      // The page has said what could not be loaded; pressing again tries again.
      toast({ message: words.dialogFailed, variant: 'danger' });
    }
  };
  return { ask, done: () => setEntry(null), question: entry && Question ? { ...entry, Question } : null };
}
