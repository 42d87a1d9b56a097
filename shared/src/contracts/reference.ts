import { asRecord, firstId, nameIn, parseEach, type RawId, type RawRecord, readList } from './read.ts';

/** One option of a reference list. */
export type Choice = {
  value: string;
  /** The text that is shown. */
  label: string;
  /** The value as the server sent it, if that is a number. */
  number?: number;
};

export const toChoice = (id: RawId, label: string): Choice => ({
  value: String(id),
  label,
  ...(typeof id === 'number' && { number: id }),
});

/** The value of a choice for a request: in the type that the server uses. */
export const toRawId = (choices: Choice[], value: string): RawId =>
  choices.find((choice) => choice.value === value)?.number ?? value;

/** Entries without a value are left out; a missing label is the value. */
function readChoices(raw: unknown, names: string[], values: string[], labels: string[]): Choice[] | null {
  const list = readList(raw, ...names);
  if (!list) return null;
  return parseEach(list, (entry) => {
    const record: RawRecord | null = asRecord(entry);
    const id = firstId(record, ...values);
    return id === null ? null : toChoice(id, nameIn(record, ...labels) ?? String(id));
  });
}

const placeLabels = ['fr_Name', 'Name', 'name'];

/** `GET /activity-sector`. Null when there is no list. */
export const parseSectors = (raw: unknown) =>
  readChoices(raw, ['sectors'], ['Category_id', 'id'], placeLabels);

/** `GET /countries`; null when there is no list. */
export const parseCountries = (raw: unknown) => readChoices(raw, ['countries'], ['code'], placeLabels);

/** `POST /province/{country code}`; null when there is no list. */
export const parseProvinces = (raw: unknown) =>
  readChoices(raw, ['provinces', 'province'], ['code_province', 'code'], placeLabels);

/** `POST /city/{province code}`; null when there is no list. */
export const parseCities = (raw: unknown) =>
  readChoices(raw, ['cities', 'city'], ['code_city', 'code'], placeLabels);

/** `GET /positions`; null when there is no list. */
export const parsePositions = (raw: unknown) =>
  readChoices(raw, ['positions'], ['Positions_Number', 'id'], ['fr_Positions', ...placeLabels]);

/** `GET /companies`; null when there is no list. */
export const parseCompanies = (raw: unknown) =>
  readChoices(raw, ['companies'], ['Customers_Numbers', 'id'], ['Names', ...placeLabels]);

/** Reply of `POST /add-company`: the new choice if the reply names it. */
export function parseStoredCompany(raw: unknown): Choice | null {
  return (
    readChoices([asRecord(raw)?.company], [], ['Customers_Numbers', 'id'], ['Names', 'name'])?.[0] ?? null
  );
}
