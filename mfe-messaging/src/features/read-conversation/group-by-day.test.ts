/** @jest-environment node */
import type { ChatMessage } from '../../data/conversation.ts';
import { groupByDay } from './group-by-day.ts';

const now = new Date(2024, 2, 1, 9, 30);

function messageOn(...[year, month, day, hour]: [number, number, number, number]): ChatMessage {
  const sentOn = new Date(year, month, day, hour).toISOString();
  return { id: sentOn, from: '101', to: '7', message: '', sentOn, isRead: true, isSend: true };
}

describe('groupByDay', () => {
  test('labels today and yesterday, and other days with their date', () => {
    const messages = [
      messageOn(2024, 1, 12, 8),
      messageOn(2024, 1, 29, 0),
      messageOn(2024, 1, 29, 23),
      messageOn(2024, 2, 1, 0),
    ];
    expect(groupByDay(messages, now).map(({ day, messages: of }) => [day, of.length])).toEqual([
      ['12 février 2024', 1],
      ['Hier', 2],
      ['Aujourd’hui', 1],
    ]);
  });

  test('has no day when there is no message', () => {
    expect(groupByDay([], now)).toEqual([]);
  });
});
