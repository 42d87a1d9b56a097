export { compactCount, fullCount } from './counts.ts';
export { clockTime12, longDate, longDateTime, monthYear } from './dates.ts';
export { relativeTime } from './relative-time.ts';
