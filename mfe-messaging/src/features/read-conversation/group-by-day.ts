import { longDate } from '@az/shared/format';
import type { ChatMessage } from '../../data/conversation.ts';
import { words } from './words.ts';

export type DayOfMessages = { day: string; messages: ChatMessage[] };

function dayBefore(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - 1);
}

function nameOfDay(sentOn: string, now: Date): string {
  const day = longDate(new Date(sentOn));
  if (day === longDate(now)) return words.today;
  if (day === longDate(dayBefore(now))) return words.yesterday;
  return day;
}

/** Groups messages, oldest first, by local day: `Aujourd’hui`, `Hier`, or the date in French long format. */
export function groupByDay(messages: ChatMessage[], now: Date): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  let lastDate = '';
  for (const message of messages) {
    // Formatting a day is much slower than comparing two, and a log is grouped at each scroll.
    const date = new Date(message.sentOn).toDateString();
    const last = days.at(-1);
    if (last && date === lastDate) last.messages.push(message);
    else days.push({ day: nameOfDay(message.sentOn, now), messages: [message] });
    lastDate = date;
  }
  return days;
}
