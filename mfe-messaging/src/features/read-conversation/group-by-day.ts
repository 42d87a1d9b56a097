import { longDate } from '@az/shared/format';
import type { ChatMessage } from '../../data/conversation.ts';
import { words } from './words.ts';

/** The messages of one day, with the day's name. */
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

/** Splits messages, oldest first, at midnight local time: `Aujourd’hui`, `Hier`, or the date in French long format. */
export function groupByDay(messages: ChatMessage[], now: Date): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  for (const message of messages) {
    const day = nameOfDay(message.sentOn, now);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
