/** Content of `<DATA_DIR>/kill.json`: `{ "frozen": true, "killed": ["feed@1.4.0+3f2a9c1e"] }`, either or both. */
export type KillContent = { frozen: boolean; killed: string[] };

/** Why a kill file cannot be understood, and where, as the end of a sentence without its full stop. */
export class KillFileFault extends Error {}

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
    throw new KillFileFault('it is no text in UTF-8');
  }
  if (text.includes('\0'))
    throw new KillFileFault('it is UTF-16 without a byte order mark: write it in UTF-8');
  if (text.trim() === '') throw new KillFileFault('it is empty');
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Node 20 names the position only, later ones line and column too; the others cite the text.
    const [cause = '', position] = (error as Error).message.split(/ in JSON at position (\d+).*/);
    const lines = text.slice(0, Number(position)).split('\n');
    const place = position ? `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: ` : '';
    throw new KillFileFault(`${place}${cause}`);
  }
}

const kindOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'a list'
      : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;

/** @throws KillFileFault when the file is anything else than a record of the kind above */
export function parseKillFile(bytes: Uint8Array): KillContent {
  const text = decode(bytes);
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new KillFileFault(`it is ${kindOf(value)}, and must be { "killed": […], "frozen": … }`);
  const { frozen = false, killed = [], ...rest } = value as Record<string, unknown>;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new KillFileFault(`it has the key "${unknown}", and may have "killed" and "frozen" only`);
  // JSON.parse would drop the first of two lists without a word.
  for (const key of ['killed', 'frozen'])
    if (text.split(new RegExp(`"${key}"\\s*:`)).length > 2) throw new KillFileFault(`it has "${key}" twice`);
  if (typeof frozen !== 'boolean')
    throw new KillFileFault(`"frozen" is ${kindOf(frozen)}, and must be true or false`);
  if (!Array.isArray(killed))
    throw new KillFileFault(`"killed" is ${kindOf(killed)}, and must be a list such as ["feed@1.1.0+b110"]`);
  const wrong = killed.findIndex((one) => typeof one !== 'string');
  if (wrong >= 0)
    throw new KillFileFault(
      `entry ${wrong + 1} of "killed" is ${kindOf(killed[wrong])}, and must be a string`,
    );
  return { frozen, killed };
}
