export { plainName, trimText } from '../contracts/wire/member-text.ts';
export { compactCount, fullCount } from './counts.ts';
export { clockTime12, longDate, longDateTime, monthYear, timeOrDateTime } from './dates.ts';
export { clockDuration, isoDuration, spokenDuration } from './duration.ts';
export { phoneLink } from './phone-link.ts';
export { price } from './price.ts';
export { relativeTime } from './relative-time.ts';
