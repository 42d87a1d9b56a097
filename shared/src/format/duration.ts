const pad = (value: number): string => String(value).padStart(2, '0');

function partsOf(seconds: number): [hours: number, minutes: number, seconds: number] {
  const wholeSeconds = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0;
  return [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60, wholeSeconds % 60];
}

/** Length of a video as players show it: `4:05`, `1:02:03`. Never negative. */
export function clockDuration(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** Length of a video in words, for screen readers: `4 minutes 5 secondes`. */
export function spokenDuration(seconds: number): string {
  const words = ['heure', 'minute', 'seconde'];
  const spoken = partsOf(seconds).flatMap((value, index) =>
    value > 0 ? [`${value} ${words[index]}${value > 1 ? 's' : ''}`] : [],
  );
  return spoken.join(' ') || '0 seconde';
}

/** Length of a video for the `datetime` of a `time` element: `PT4M5S`. */
export function isoDuration(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest}S`;
}
