import { asRecord, firstId, nameIn, parseEach, type RawId, type RawRecord, readList } from './read.ts';

export type Choice = {
  value: string;
  label: string;
  number?: number;
};

export const toChoice = (id: RawId, label: string): Choice => ({
  value: String(id),
  label,
  ...(typeof id === 'number' && { number: id }),
});

export const toRawId = (choices: Choice[], value: string): RawId =>
  choices.find((choice) => choice.value === value)?.number ?? value;

/** Leaves out entries without a value. An entry without a label has its value as label. */
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

export const parseSectors = (raw: unknown) =>
  readChoices(raw, ['sectors'], ['Category_id', 'id'], placeLabels);

export const parseCountries = (raw: unknown) => readChoices(raw, ['countries'], ['code'], placeLabels);

export const parseProvinces = (raw: unknown) =>
  readChoices(raw, ['provinces', 'province'], ['code_province', 'code'], placeLabels);

export const parseCities = (raw: unknown) =>
  readChoices(raw, ['cities', 'city'], ['code_city', 'code'], placeLabels);

export const parsePositions = (raw: unknown) =>
  readChoices(raw, ['positions'], ['Positions_Number', 'id'], ['fr_Positions', ...placeLabels]);

export const parseCompanies = (raw: unknown) =>
  readChoices(raw, ['companies'], ['Customers_Numbers', 'id'], ['Names', ...placeLabels]);

export function parseStoredCompany(raw: unknown): Choice | null {
  return (
    readChoices([asRecord(raw)?.company], [], ['Customers_Numbers', 'id'], ['Names', 'name'])?.[0] ?? null
  );
}
