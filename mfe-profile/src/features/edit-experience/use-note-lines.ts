import { useEffect, useRef } from 'react';
import { type NoteLine, newLine } from './experience.form.ts';

/** Changes of a list of lines; the focus moves to an added line, or to the line before a removed one. */
export function useNoteLines(lines: NoteLine[], onChange: (lines: NoteLine[]) => void) {
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const focusedId = useRef<string | null>(null);
  useEffect(() => {
    if (focusedId.current !== null) inputs.current.get(focusedId.current)?.focus();
    focusedId.current = null;
  }, [lines]);

  const change = (next: NoteLine[], focus: NoteLine | undefined) => {
    focusedId.current = focus?.id ?? null;
    onChange(next);
  };
  return {
    refOf: (id: string) => (input: HTMLInputElement | null) => {
      if (input) inputs.current.set(id, input);
      else inputs.current.delete(id);
    },
    write: (index: number, text: string) =>
      onChange(lines.map((line, at) => (at === index ? { ...line, text } : line))),
    insert: (index: number, added: NoteLine[]) => change(lines.toSpliced(index, 0, ...added), added.at(-1)),
    replace: (index: number, added: NoteLine[]) => change(lines.toSpliced(index, 1, ...added), added.at(-1)),
    remove: (index: number) => {
      const left = lines.toSpliced(index, 1);
      const next = left.length > 0 ? left : [newLine()];
      change(next, next[Math.max(0, index - 1)]);
    },
  };
}
