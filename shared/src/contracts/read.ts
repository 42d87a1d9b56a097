import { plainName, trimText } from './wire/member-text.ts';

export type RawRecord = Record<string, unknown>;

export function asRecord(value: unknown): RawRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RawRecord) : null;
}

/** A reply whose `success`, or other flag of that meaning, is exactly true; null for any other. */
export function readSuccess(raw: unknown, flag: 'success' | 'status' = 'success'): RawRecord | null {
  const record = asRecord(raw);
  return record?.[flag] === true ? record : null;
}

function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  return trimText(value) || null;
}

/** First of the named values that is a text with a visible character (or a number, as text), trimmed. */
export function firstText(record: RawRecord | null, ...names: string[]): string | null {
  for (const name of names) {
    const text = asText(record?.[name]);
    if (text !== null) return text;
  }
  return null;
}

/** Like `firstText`, for names of people and companies and other short text within a sentence: applies `plainName`. */
export const nameIn = (record: RawRecord | null, ...names: string[]): string | null =>
  plainName(firstText(record, ...names) ?? '') || null;

/** An id in the type that the server uses; it is sent back in the same type. */
export type RawId = string | number;

/** The first named value that `firstText` would read; a number if it was sent as one. */
export function firstId(record: RawRecord | null, ...names: string[]): RawId | null {
  const name = names.find((one) => asText(record?.[one]) !== null);
  const value = name === undefined ? null : record?.[name];
  return typeof value === 'number' ? value : firstText(record, ...names);
}

/** First of the named values that is a finite number from 0, given as number or as digits. */
export function firstNumber(record: RawRecord | null, ...names: string[]): number | null {
  for (const name of names) {
    const text = asText(record?.[name]);
    const number = text === null ? Number.NaN : Number(text);
    if (Number.isFinite(number) && number >= 0) return number;
  }
  return null;
}

export function readFlag(record: RawRecord | null, name: string): boolean {
  const value = record?.[name];
  return value === true || value === 1 || value === '1' || value === 'true';
}

/** First of the named values that is a time, as ISO 8601 in UTC; a time without zone is read as UTC. */
export function firstTime(record: RawRecord | null, ...names: string[]): string | null {
  const text = firstText(record, ...names);
  if (text === null) return null;
  const iso = text.replace(/^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/, '$1T$2Z');
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

export function readDay(record: RawRecord | null, name: string): string | null {
  return /^\d{4}-\d\d-\d\d(?=$|[ T])/.exec(firstText(record, name) ?? '')?.[0] ?? null;
}

export function firstRecord(record: RawRecord | null, ...names: string[]): RawRecord | null {
  for (const name of names) {
    const found = asRecord(record?.[name]);
    if (found) return found;
  }
  return null;
}

/** A list at the top level, under one of the names, or under one of them inside `data`. */
export function readList(raw: unknown, ...names: string[]): unknown[] | null {
  if (Array.isArray(raw)) return raw;
  const record = asRecord(raw);
  for (const name of [...names, 'data']) {
    const value = record?.[name];
    if (Array.isArray(value)) return value;
    const wrapped = asRecord(value);
    if (!wrapped) continue;
    for (const inner of [...names, 'data']) if (Array.isArray(wrapped[inner])) return wrapped[inner];
  }
  return null;
}

export function parseEach<T>(list: unknown[], parse: (raw: unknown) => T | null): T[] {
  return list.flatMap((raw) => parse(raw) ?? []);
}
