import { asRecord, firstNumber, firstText, type RawRecord, readList } from './read.ts';
import type { MentionsWire } from './wire/mentions.wire.ts';

/** A member whom a text mentions: the id, and the place of `@` and the name in the text, in UTF-16 units. */
export type Mention = MentionsWire[number];

/** The mentions of a text in their order, without those that are not in it or overlap; nothing if there are none. */
export function readMentions(record: RawRecord, text: string): { mentions?: Mention[] } {
  const mentions: Mention[] = [];
  let end = 0;
  for (const raw of readList(record, 'mentions') ?? []) {
    const one = asRecord(raw);
    const id = firstText(one, 'id');
    const start = firstNumber(one, 'start') ?? -1;
    const length = firstNumber(one, 'length') ?? 0;
    if (id === null || start < end || length < 1 || start + length > text.length) continue;
    mentions.push({ id, start, length });
    end = start + length;
  }
  return mentions.length > 0 ? { mentions } : {};
}
