/** Upper limits of the classes of load times, in milliseconds; the last class has no upper limit. */
export const timeClasses = [
  50, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 4000, 8000, 20_000,
] as const;

export type LoadTimes = number[];

export const noTimes = (): LoadTimes => Array.from({ length: timeClasses.length + 1 }, () => 0);

export function addLoadTime(times: LoadTimes, milliseconds: number): void {
  const found = timeClasses.findIndex((end) => milliseconds <= end);
  const index = found < 0 ? timeClasses.length : found;
  times[index] = (times[index] ?? 0) + 1;
}

export const sumTimes = (all: LoadTimes[]): LoadTimes =>
  all.reduce((sum, times) => sum.map((count, index) => count + (times[index] ?? 0)), noTimes());

/** The 75th percentile in milliseconds, interpolated linearly within its class; null without loads. */
export function upperQuartile(times: LoadTimes): number | null {
  const total = times.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  for (const [index, count] of times.entries()) {
    if (before + count >= total * 0.75) {
      const low = timeClasses[index - 1] ?? 0;
      const high = timeClasses[index] ?? low;
      return Math.round(low + ((high - low) * (total * 0.75 - before)) / count);
    }
    before += count;
  }
  return null;
}
