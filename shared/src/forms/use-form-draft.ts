import { useState } from 'react';
import { useDraft } from '../drafts/index.ts';
import { type IsValue, restoreValues } from './restore-values.ts';

type Options<Values> = {
  /** What the fields may hold: texts unless given. */
  isValue?: IsValue;
  /** Whether what was kept may come back. */
  accepts?: ((kept: Values) => boolean) | undefined;
};

/** Whether a form holds the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changesOf = <Values extends object>(values: Values, pristine: Values): object =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, pristine[field as keyof Values])),
  );

/**
 * What is typed into a form, kept under a name until it is sent: it outlives a reload and an expired session. `pristine` is
 * what the form shows when nothing is typed; only fields that differ from it are kept, so that the others show what is
 * stored by the time the form comes back.
 */
export function useFormDraft<Values extends object>(
  name: string,
  pristine: Values,
  { isValue, accepts }: Options<Values> = {},
) {
  const draft = useDraft(name);
  const [restored] = useState(() => {
    const kept = restoreValues(draft.text, pristine, isValue);
    return kept && accepts?.(kept) !== false && !isSame(kept, pristine) ? kept : null;
  });
  const [isRestored, setRestored] = useState(restored !== null);
  return {
    /** What the form shows first. */
    initial: restored ?? pristine,
    isRestored,
    isDirty: (values: Values): boolean => !isSame(values, pristine),
    keep: (values: Values): void =>
      isSame(values, pristine) ? draft.discard() : draft.write(JSON.stringify(changesOf(values, pristine))),
    /** Forgets what is typed. */
    discard: draft.discard,
    /** Forgets it, and that it had been restored. */
    startOver: () => {
      setRestored(false);
      draft.discard();
    },
  };
}
