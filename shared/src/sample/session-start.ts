const storageKey = 'az-sample-start';
const loadedAt = Date.now();

function storedStart(): number | null {
  const stored = Number(sessionStorage.getItem(storageKey));
  return Number.isFinite(stored) && stored > 0 ? stored : null;
}

/**
 * The moment that dates of sample data count from. Stays the same when the page is reloaded, so that a screen shows
 * the same times again; where storage is blocked it is the moment this module was loaded.
 */
export function sampleSessionStart(): Date {
  try {
    const start = storedStart() ?? loadedAt;
    sessionStorage.setItem(storageKey, String(start));
    return new Date(start);
  } catch {
    // Storage blocked by the browser: times are then those of this page view.
    return new Date(loadedAt);
  }
}

/** The moment so many hours before that, ISO 8601. */
export const hoursBefore = (hours: number): string =>
  new Date(sampleSessionStart().getTime() - hours * 3_600_000).toISOString();

const two = (part: number): string => String(part).padStart(2, '0');

/** A day of this time zone, `YYYY-MM-DD`. */
export const dayOf = (day: Date): string =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The day so many days after the session began, `YYYY-MM-DD`; of a negative number, before. */
export function dayAhead(days: number): string {
  const day = sampleSessionStart();
  day.setDate(day.getDate() + days);
  return dayOf(day);
}
