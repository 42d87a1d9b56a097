import { useState } from 'react';
import { useDraft } from '../storage/index.ts';
import { restoreValues } from './restore-values.ts';

export type FormDraft<Values> = {
  key: string;
  hasChoices?: boolean;
  secrets?: readonly (keyof Values & string)[];
  accepts?: (stored: Values) => boolean;
};

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const changesOf = <Values extends object>(values: Values, stored: Values): [string, unknown][] =>
  Object.entries(values).filter(([field, value]) => !isEqual(value, stored[field as keyof Values]));

/** Whether two sets of form values are equal; white space around a text does not count. */
export const isSame = <Values extends object>(values: Values, stored: Values): boolean =>
  changesOf(values, stored).length === 0;

/** A form's unsent input, which outlives a reload. Only fields that differ from `pristine` are stored. */
export function useFormDraft<Values extends object>(
  options: FormDraft<Values> | undefined,
  pristine: Values,
) {
  const { key = '', hasChoices, secrets = [], accepts } = options ?? {};
  const draft = useDraft(key);
  const [restored] = useState(() => {
    const stored = key === '' ? null : restoreValues(draft.text, pristine, hasChoices);
    return stored && accepts?.(stored) !== false && !isSame(stored, pristine) ? stored : null;
  });
  const [isRestored, setRestored] = useState(restored !== null);
  const discard = () => {
    if (key !== '') draft.discard();
  };
  return {
    initial: restored ?? pristine,
    isRestored,
    save: (values: Values, stored: Values): void => {
      if (key === '') return;
      const changes = changesOf(values, stored).filter(([field]) => !secrets.some((name) => name === field));
      if (changes.length === 0) draft.discard();
      else draft.write(JSON.stringify(Object.fromEntries(changes)));
    },
    discard,
    /** Removes the draft, and the notice that it was restored. */
    startOver: () => {
      setRestored(false);
      discard();
    },
  };
}
