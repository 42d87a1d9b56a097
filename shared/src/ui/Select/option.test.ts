/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeText } from '../../text-search/index.ts';
import { findOptions, optionLabelled, type SelectOption } from './option.ts';

type Country = { name: string; provinces: { name: string; cities: string[] }[] };

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(join(__dirname, '../../../../backend/reference-data', file), 'utf8')) as T;

const places = read<Country[]>('places.json');
const provincesOf = (country: string) => places.find(({ name }) => name === country)?.provinces ?? [];
const citiesOf = (country: string, province?: string) =>
  provincesOf(country).flatMap(({ name, cities }) =>
    province === undefined || name === province ? cities : [],
  );

const countries = places.map(({ name }) => name);
const positions = read<string[]>('positions.json');
const sectors = read<{ name: string }[]>('sectors.json').map(({ name }) => name);
const lists = [
  countries,
  positions.slice(0, 80),
  sectors,
  provincesOf('Gabon').map(({ name }) => name),
  citiesOf('Gabon'),
];
const everyLabel = [
  ...countries,
  ...positions,
  ...sectors,
  ...places.flatMap(({ provinces }) => provinces.flatMap(({ name, cities }) => [name, ...cities])),
];

const optionsOf = (labels: string[]): SelectOption[] =>
  labels.map((label, index) => ({ value: `${index}`, label }));

/** How people type a label. */
const spellings: [string, (label: string) => string][] = [
  ['without accents', (label) => label.normalize('NFD').replace(/\p{M}/gu, '')],
  ['with straight apostrophes', (label) => label.replaceAll('’', "'")],
  ['with spaces for hyphens', (label) => label.replaceAll('-', ' ')],
  ['with non-breaking hyphens', (label) => label.replaceAll('-', '\u2011')],
  ['with non-breaking spaces', (label) => label.replaceAll(' ', '\u00a0')],
  [
    'with letters for ligatures',
    (label) => label.replaceAll('œ', 'oe').replaceAll('Œ', 'OE').replaceAll('æ', 'ae'),
  ],
  ['in capitals', (label) => label.toUpperCase()],
  ['decomposed', (label) => ` ${label.normalize('NFD')} `],
  ['with invisible characters', (label) => [...label].join('\u200b')],
];

test.each(spellings)('a label of any list typed %s is compared as the label itself', (_how, spell) => {
  expect(everyLabel.length).toBeGreaterThan(27_000);
  const different = everyLabel.filter((label) => normalizeText(spell(label)) !== normalizeText(label));
  expect(different).toEqual([]);
});

test.each(spellings)('a label typed %s is found and chosen', (_how, spell) => {
  // Every third one of those that are typed otherwise, because each is compared with the whole list.
  for (const options of lists.map(optionsOf))
    for (const option of options
      .filter(({ label }) => spell(label) !== label)
      .filter((_, at) => at % 3 === 0)) {
      expect(findOptions(options, spell(option.label))).toContain(option);
      expect(optionLabelled(options, spell(option.label))).toBe(option);
    }
});

test.each([
  ["Côte d'Ivoire", countries, 'Côte d’Ivoire'],
  ['cote d ivoire', countries, 'Côte d’Ivoire'],
  ["architecte d'interieur", positions, 'Architecte d’intérieur'],
  ["chargé d'affaires", positions, 'Chargé d’affaires (F/H)'],
  ["CHARGE D'AFFAIRES F/H", positions, 'Chargé d’affaires (F/H)'],
  ["production d'electricite", sectors, 'Production d’électricité'],
  ['port gentil', citiesOf('Gabon', 'Ogooué-Maritime'), 'Port-Gentil'],
  ['saint denis', citiesOf('France', 'Île-de-France'), 'Saint-Denis'],
  ['Marcq-en-Baroeul', citiesOf('France'), 'Marcq-en-Barœul'],
  ["L'Hay les Roses", citiesOf('France'), 'L’Haÿ-les-Roses'],
  ["N'Djamena", citiesOf('Tchad'), 'N’Djaména'],
  ['ndjamena', citiesOf('Tchad'), 'N’Djaména'],
])('%s chooses its option', (typed, labels, label) => {
  expect(optionLabelled(optionsOf(labels), typed)?.label).toBe(label);
});

test('of labels that are alike none is chosen but the one that is typed exactly', () => {
  const options = optionsOf(['Furth', 'Fürth', 'Pont Rouge', 'Pont-Rouge', 'Pontrouge']);
  const chosen = (text: string) => optionLabelled(options, text)?.label;
  for (const text of ['furth', 'FÜRTH', 'pont rouge', '', ' ', '!'])
    expect([text, chosen(text)]).toEqual([text, undefined]);
  expect(['Fürth'.normalize('NFD'), ' Furth', 'Pont-Rouge', 'pontrouge'].map(chosen)).toEqual([
    'Fürth',
    'Furth',
    'Pont-Rouge',
    'Pontrouge',
  ]);
});

test('a label without `(F/H)` is preferred to one with it', () => {
  const options = optionsOf(['Juriste (F/H)', 'Juriste']);
  expect(optionLabelled(options, 'juriste')?.label).toBe('Juriste');
});
