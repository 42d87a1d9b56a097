import { entriesOf, parseStored } from '@az/shared/stored';

const isSameKind = (value: unknown, pristine: unknown): boolean =>
  value === null ||
  pristine === null ||
  (typeof value === typeof pristine && Array.isArray(value) === Array.isArray(pristine));

/** What was typed into a form and not sent, over the values it starts with; null when that is damaged or not this form's. */
export function restoreValues<Values extends object>(draft: string, pristine: Values): Values | null {
  const kept = new Map(entriesOf(parseStored(draft)));
  const fits = Object.entries(pristine).every(
    ([field, value]) => kept.has(field) && isSameKind(kept.get(field), value),
  );
  return fits ? { ...pristine, ...Object.fromEntries(kept) } : null;
}
