/** The part of JSON Schema that is used here: texts, lists and nullable values. */
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

/** Length of a long list whose schema has no maximum. */
const usualLength = 50;

/** Number of letters of a word that is wider than any column of a page, even in the widest viewport. */
const wordLength = 120;

const filler = 'Un texte aussi long que le contrat le permet, avec un mot que rien ne coupe\u00a0: ';

/** A text of exactly `length` UTF-16 units, which begins with one long word. */
export function longText(length: number): string {
  const word = 'anticonstitutionnellement'.repeat(5).slice(0, Math.min(wordLength, Math.ceil(length / 2)));
  const rest = filler.repeat(Math.ceil(length / filler.length));
  return `${word} ${rest}`.slice(0, length).trimEnd().padEnd(length, '.');
}

/** Lengthens a valid e-mail address to at most `length` characters. */
function longAddress(address: string, length: number): string {
  const at = Math.max(address.lastIndexOf('@'), 0);
  // The part before the @ of an e-mail address has at most 64 characters.
  const local = Math.min(64, length - (address.length - at));
  return address.slice(0, at).padEnd(local, '.a'.repeat(32)).replace(/\.$/, 'a') + address.slice(at);
}

/** Names of fields that identify the entries of a list. `countName`: names of fields that are counts. */
const idName = /(^|_)(id|code|Numbers?)(_|$)/;
const countName = /(^|_)(total|count)$/;

/** Stands before the number that the id of a repeated entry ends with. */
const repeatMark = '~';

/** Replaces ids that `reshape` has made up by the original ids in an address. */
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

/** Repeats entries with other ids up to `length` entries. Lists of entries without ids stay as they are. */
function repeated(entries: unknown[], length: number): unknown[] {
  if (!entries.every((entry) => idsOf(entry).length > 0)) return entries;
  const more = Array.from({ length: Math.max(entries.length && length - entries.length, 0) }, (_, index) => {
    // Entries with ids are records.
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
 * Changes a reply of the API to another shape of the same schema. `empty`: lists have no entries, counts are 0,
 * nullable values are null, texts stay. `long`: free texts (those with a maximum length) and lists have their maximum
 * length; lists repeat their entries with other ids. Values that the schema does not describe stay.
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
