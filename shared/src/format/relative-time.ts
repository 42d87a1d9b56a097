const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const units: [name: string, milliseconds: number][] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
];

/** How long ago, in the largest whole unit (specification, section 9); `just now` in the future, empty without date. */
export function relativeTime(moment: string | number | Date, now: number = Date.now()): string {
  const passed = now - new Date(moment).getTime();
  if (Number.isNaN(passed)) return '';
  const unit = units.find(([, milliseconds]) => passed >= milliseconds);
  if (!unit) return 'just now';
  const count = Math.floor(passed / unit[1]);
  return `${count} ${unit[0]}${count > 1 ? 's' : ''} ago`;
}
