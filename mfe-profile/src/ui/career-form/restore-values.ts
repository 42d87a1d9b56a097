const isSameKind = (value: unknown, pristine: unknown): boolean =>
  value === null ||
  pristine === null ||
  (typeof value === typeof pristine && Array.isArray(value) === Array.isArray(pristine));

/** What was typed into a form and not sent, over the values it starts with; null when that is damaged or not this form's. */
export function restoreValues<Values extends object>(draft: string, pristine: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(draft || 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const fits = Object.entries(pristine).every(
      ([field, value]) => field in kept && isSameKind((kept as Record<string, unknown>)[field], value),
    );
    return fits ? ({ ...pristine, ...kept } as Values) : null;
  } catch {
    // Damaged, or cut.
    return null;
  }
}
