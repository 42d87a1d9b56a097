import { type NotificationCause, notificationCauses, type Preferences } from '@az/shared/contracts';

export type EmailFrequency = Preferences['notifications']['emailFrequency'];

const hourMs = 60 * 60 * 1000;

const inParis = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Paris', weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
});

const morning = { daily: /07$/, weekly: /^Mon.*07$/ };

/**
 * When a notification of this time may be mailed: at once, if it is important enough for a mail of its own; in the digest
 * of the next morning, or of the next Monday morning, at 7:00 in Paris. Null: never.
 */
export function mailTime(frequency: EmailFrequency, cause: NotificationCause, at: Date): Date | null {
  if (frequency === 'never') return null;
  if (frequency === 'each') return notificationCauses[cause].isMailed ? at : null;
  let time = Math.floor(at.getTime() / hourMs) * hourMs;
  do time += hourMs;
  while (!morning[frequency].test(inParis.format(time)));
  return new Date(time);
}
