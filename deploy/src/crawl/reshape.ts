/** The used part of a JSON schema: texts, lists and nullable values. */
export type ReplySchema = {
  type?: string;
  anyOf?: ReplySchema[];
  properties?: Record<string, ReplySchema>;
  items?: ReplySchema;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

export type Shape = 'empty' | 'long';

/** Length of a long list without a maximum. */
const usualLength = 50;

/** Wider than any column of a page in the widest viewport. */
const wordLength = 120;

const filler = 'Un texte aussi long que le contrat le permet, avec un mot que rien ne coupe\u00a0: ';

/** A text of exactly this number of UTF-16 units, which begins with one word without a break. */
export function longText(length: number): string {
  const word = 'anticonstitutionnellement'.repeat(5).slice(0, Math.min(wordLength, Math.ceil(length / 2)));
  const rest = filler.repeat(Math.ceil(length / filler.length));
  return `${word} ${rest}`.slice(0, length).trimEnd().padEnd(length, '.');
}

/** A valid e-mail address of at most this length, from a valid one. */
function longAddress(address: string, length: number): string {
  const at = Math.max(address.lastIndexOf('@'), 0);
  // The maximum of a local part in e-mail.
  const local = Math.min(64, length - (address.length - at));
  return address.slice(0, at).padEnd(local, '.a'.repeat(32)).replace(/\.$/, 'a') + address.slice(at);
}

/** Names of fields that identify the entries of a list, and of counts. */
const idName = /(^|_)(id|code|Numbers?)(_|$)/;
const countName = /(^|_)(total|count)$/;

/** Prefix of the number of a repeated entry in its id. */
const repeatMark = '~';

/** An address with the original ids, from one with ids that `reshape` made up. */
export const withoutRepeats = (address: string): string =>
  address.replace(new RegExp(`${repeatMark}\\d+(?=[/?&]|$)`, 'g'), '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = ({ type, maxLength }: ReplySchema): boolean => type === 'string' && maxLength !== undefined;

/** The non-null part of a nullable schema; null for any other schema. */
function filledOption({ anyOf }: ReplySchema): ReplySchema | null {
  if (!anyOf?.some(({ type }) => type === 'null')) return null;
  return anyOf.find(({ type }) => type !== 'null') ?? null;
}

function idsOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  return Object.keys(entry).filter((name) => idName.test(name) && typeof entry[name] === 'string');
}

/** Repeats entries under other ids up to this number; entries without an id stay as they are. */
function repeated(entries: unknown[], length: number): unknown[] {
  if (!entries.every((entry) => idsOf(entry).length > 0)) return entries;
  const more = Array.from({ length: Math.max(entries.length && length - entries.length, 0) }, (_, index) => {
    // They have ids, so they are records.
    const entry = entries[index % entries.length] as Record<string, unknown>;
    const round = Math.floor(index / entries.length) + 1;
    const ids = idsOf(entry).map((name) => [name, `${entry[name]}${repeatMark}${round}`]);
    return { ...entry, ...Object.fromEntries(ids) };
  });
  return [...entries, ...more];
}

function reshapeText(text: unknown, { maxLength = 0 }: ReplySchema, shape: Shape) {
  if (shape === 'empty') return text;
  const isAddress = typeof text === 'string' && /^[^\s@]+@[^\s@]+$/.test(text);
  return isAddress ? longAddress(text, maxLength) : longText(maxLength);
}

function reshapeList(list: unknown[], { items = {}, minItems, maxItems }: ReplySchema, shape: Shape) {
  if (shape === 'empty') return minItems ? list : [];
  return repeated(
    list.map((entry) => reshape(entry, items, shape)),
    maxItems ?? usualLength,
  );
}

function reshapeRecord(record: Record<string, unknown>, { properties = {} }: ReplySchema, shape: Shape) {
  const entries = Object.entries(record).map(([name, value]) => {
    const isCount = typeof value === 'number' && countName.test(name);
    if (shape === 'empty' && isCount) return [name, 0];
    return [name, reshape(value, properties[name] ?? {}, shape)];
  });
  return Object.fromEntries(entries);
}

/**
 * A reply of the API in another shape of the same schema. `empty`: lists without entries, numbers of entries 0, null
 * wherever it may be, texts as they are. `long`: every free text (one whose length the schema limits) at its longest,
 * every list of its maximum length, by repeating entries under other ids. Whatever is not in the schema stays.
 */
export function reshape(value: unknown, schema: ReplySchema, shape: Shape): unknown {
  const option = filledOption(schema);
  if (option) {
    if (shape === 'empty') return null;
    return value === null && !isText(option) ? null : reshape(value, option, shape);
  }
  if (isText(schema)) return reshapeText(value, schema, shape);
  if (Array.isArray(value)) return reshapeList(value, schema, shape);
  return isRecord(value) ? reshapeRecord(value, schema, shape) : value;
}
