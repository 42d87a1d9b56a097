import type { JsonKind, KillFileFault, Place } from '../answers/answers.ts';

/** Content of `<DATA_DIR>/kill.json`: `{ "frozen": true, "killed": ["feed@1.4.0+3f2a9c1e"] }`, either or both. */
export type KillContent = { frozen: boolean; killed: string[] };

/** Thrown for a kill file that cannot be understood. */
export class FaultyKillFile extends Error {
  readonly fault: KillFileFault;

  constructor(fault: KillFileFault) {
    super(fault.what);
    this.fault = fault;
  }
}

/** Encodings by their byte order marks. Windows writes all of them. */
const marks: [encoding: string, mark: number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

function decode(bytes: Uint8Array): string {
  const [encoding = 'utf-8'] = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  let text: string;
  try {
    // The decoder leaves out the mark.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new FaultyKillFile({ what: 'encoding' });
  }
  if (text.includes('\0')) throw new FaultyKillFile({ what: 'no-mark' });
  if (text.trim() === '') throw new FaultyKillFile({ what: 'empty' });
  return text;
}

function placeOf(text: string, position: number): Place {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The place of a comma before a closing bracket, which engines describe in many ways, and not all with its place. */
function findLastComma(text: string): Place | null {
  for (const { 0: found, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g))
    if (found === ',') return placeOf(text, index);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const comma = findLastComma(text);
    if (comma) throw new FaultyKillFile({ what: 'comma', place: comma });
    // Node 20 names the position only, later ones line and column too; the others cite the text.
    const [cause = '', position] = (error as Error).message.split(/ in JSON at position (\d+).*/);
    const place = position ? placeOf(text, Number(position)) : null;
    throw new FaultyKillFile({ what: 'json', place, cause });
  }
}

function kindOf(value: unknown): JsonKind {
  if (value === null) return 'null';
  // The types of parsed JSON.
  return Array.isArray(value) ? 'list' : (typeof value as 'object' | 'string' | 'number' | 'boolean');
}

/** @throws FaultyKillFile when the file is anything else than a record of the kind above */
export function parseKillFile(bytes: Uint8Array): KillContent {
  const text = decode(bytes);
  const value = parseJson(text);
  const wrongKind = (part: 'file' | 'killed' | 'frozen' | number, found: unknown) =>
    new FaultyKillFile({ what: 'kind', part, kind: kindOf(found) });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongKind('file', value);
  const { frozen = false, killed = [], ...rest } = value as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) throw new FaultyKillFile({ what: 'unknown-key', key: unknown });
  // JSON.parse would drop the first of two lists without a word.
  for (const key of ['killed', 'frozen'])
    if (text.split(new RegExp(`"${key}"\\s*:`)).length > 2) throw new FaultyKillFile({ what: 'twice', key });
  if (typeof frozen !== 'boolean') throw wrongKind('frozen', frozen);
  if (!Array.isArray(killed)) throw wrongKind('killed', killed);
  const wrong = killed.findIndex((one) => typeof one !== 'string');
  if (wrong >= 0) throw wrongKind(wrong + 1, killed[wrong]);
  return { frozen, killed };
}
