import { isEnter } from '@az/shared/keyboard';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Button } from '@az/shared/ui/Button';
import { IconPlus, IconTrash } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { useEffect, useRef } from 'react';
import { type NoteLine, newLine } from './experience.form.ts';
import styles from './NoteList.module.css';

/** Changes a list of lines. The focus moves to an added line, or to the line before a removed line. */
function useNoteLines(lines: NoteLine[], onChange: (lines: NoteLine[]) => void) {
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
    insert: (index: number, added: NoteLine[]) =>
      change([...lines.slice(0, index), ...added, ...lines.slice(index)], added.at(-1)),
    replace: (index: number, added: NoteLine[]) =>
      change([...lines.slice(0, index), ...added, ...lines.slice(index + 1)], added.at(-1)),
    remove: (index: number) => {
      const left = lines.filter((_, at) => at !== index);
      const next = left.length > 0 ? left : [newLine()];
      change(next, next[Math.max(0, index - 1)]);
    },
  };
}

type Props = {
  id: string;
  words: { legend: string; one: string; add: string; remove: string };
  value: NoteLine[];
  error: string | undefined;
  onChange: (lines: NoteLine[]) => void;
};

/** A list of texts, one per line. Enter adds a line. If the only line is removed, an empty line takes its place. */
export function NoteList({ id, words, value: lines, error, onChange }: Props) {
  const list = useNoteLines(lines, onChange);
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{words.legend}</legend>
      {lines.map((line, index) => (
        <div className={styles.line} key={line.id}>
          <TextInput
            aria-describedby={error ? errorId : undefined}
            aria-label={`${words.one} ${index + 1}`}
            className={styles.text}
            error={Boolean(error)}
            id={index === 0 ? id : undefined}
            onChange={(event) => list.write(index, event.currentTarget.value)}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault();
              list.insert(index + 1, [newLine()]);
            }}
            onPaste={(event) => {
              const texts = event.clipboardData.getData('text').split(/\r?\n/).filter(Boolean);
              if (texts.length < 2 || line.text !== '') return;
              event.preventDefault();
              list.replace(index, texts.map(newLine));
            }}
            ref={list.refOf(line.id)}
            value={line.text}
          />
          <ActionIcon aria-label={`${words.remove} ${index + 1}`} onClick={() => list.remove(index)}>
            <IconTrash size={20} />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <Button
        className={styles.add}
        leftSection={<IconPlus size={18} />}
        onClick={() => list.insert(lines.length, [newLine()])}
        size="compact-md"
        variant="subtle"
      >
        {words.add}
      </Button>
    </fieldset>
  );
}
