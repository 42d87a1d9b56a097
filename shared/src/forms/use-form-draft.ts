import { useState } from 'react';
import { useDraft } from '../storage/index.ts';
import { type IsValue, restoreValues } from './restore-values.ts';

type Options<Values> = {
  /** Types of the fields: texts by default. */
  isValue?: IsValue;
  /** Whether stored input may be restored. */
  accepts?: ((stored: Values) => boolean) | undefined;
};

/** Whether two forms have the same values. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changesOf = <Values extends object>(values: Values, pristine: Values): object =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, pristine[field as keyof Values])),
  );

/**
 * A form's unsent input, stored under a key until it is sent: it outlives a reload and an expired session. `pristine`
 * has the values without any input; only fields that differ from it are stored, so that the others show the current
 * data when the form is opened again.
 */
export function useFormDraft<Values extends object>(
  name: string,
  pristine: Values,
  { isValue, accepts }: Options<Values> = {},
) {
  const draft = useDraft(name);
  const [restored] = useState(() => {
    const stored = restoreValues(draft.text, pristine, isValue);
    return stored && accepts?.(stored) !== false && !isSame(stored, pristine) ? stored : null;
  });
  const [isRestored, setRestored] = useState(restored !== null);
  return {
    /** Initial values. */
    initial: restored ?? pristine,
    isRestored,
    isDirty: (values: Values): boolean => !isSame(values, pristine),
    save: (values: Values): void =>
      isSame(values, pristine) ? draft.discard() : draft.write(JSON.stringify(changesOf(values, pristine))),
    /** Removes the stored input. */
    discard: draft.discard,
    /** Removes it, and the notice that it was restored. */
    startOver: () => {
      setRestored(false);
      draft.discard();
    },
  };
}
