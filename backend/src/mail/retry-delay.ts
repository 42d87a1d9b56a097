const minute = 60 * 1000;

const delaysMs = [10_000, minute, 5 * minute, 30 * minute, 120 * minute];

/** Delay after this number of failed attempts; null: give up (after the sixth, about two and a half hours in all). */
export const retryDelay = (attempts: number): number | null => delaysMs[attempts - 1] ?? null;
