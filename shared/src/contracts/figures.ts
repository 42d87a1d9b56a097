import { asRecord, firstNumber } from './read.ts';
import type { FiguresWire } from './wire/session.wire.ts';

export function parseFigures(raw: unknown): FiguresWire | null {
  const record = asRecord(asRecord(raw)?.figures);
  const numberOf = (name: keyof FiguresWire) => firstNumber(record, name) ?? Number.NaN;
  const figures = {
    announcements: numberOf('announcements'),
    followers: numberOf('followers'),
    follows: numberOf('follows'),
    connections: numberOf('connections'),
  };
  return Object.values(figures).some(Number.isNaN) ? null : figures;
}
