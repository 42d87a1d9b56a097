export { compactCount, fullCount } from './counts.ts';
export { clockTime12, longDate, longDateTime, monthYear } from './dates.ts';
export { foldText } from './fold-text.ts';
export { relativeTime } from './relative-time.ts';
