import { asRecord, firstNumber } from './read.ts';
import type { FiguresWire } from './wire/session.wire.ts';

/** Figures in a reply (extension `figures`), of which none is missing; otherwise null. */
export function parseFigures(raw: unknown): FiguresWire | null {
  const record = asRecord(asRecord(raw)?.figures);
  const [announcements, followers, follows, connections] = [
    firstNumber(record, 'announcements'),
    firstNumber(record, 'followers'),
    firstNumber(record, 'follows'),
    firstNumber(record, 'connections'),
  ];
  if (announcements === null || followers === null || follows === null || connections === null) return null;
  return { announcements, followers, follows, connections };
}
