import { normalizeText } from '@az/shared/text-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateApi } from '../src/migrate-api.ts';
import { countries, positionTitles, sectors } from '../src/reference/reference-data.ts';
import { type EngineDatabase, engines, openOn } from './both-engines.ts';

/** Names of members and companies, of many kinds. */
const names = [
  ...[
    "Anne-Laure N'Guessan",
    'Jean\u2011Christophe Ondo\u00a0Mba',
    'Élodie Nzé'.normalize('NFD'),
    'Marie\u202egpj. Obame',
  ],
  ...[
    'محمد بن علي',
    'مُحَمَّد',
    'हिन्दी',
    'Иван Ёлкин',
    'Ευαγγελία ΩΝΑΣΗ',
    '김민준',
    'が',
    '🇬🇦 Mba',
    '\ufeffN\u02bcGuessan\u200b',
  ],
  ...[
    'Łukasz Sørensen',
    'STRAßE Þórður',
    'Đặng ÆØÅ ŒUVRE',
    'İbrahim Ağrı',
    'ﬁn Ⅷ ² ＡＺ',
    'R&D — C++ / 100 % « a_b »',
    'B̴̵ơ̴̵n̴j͏̀oụ̴r',
    '',
    ' ’ ',
  ],
];
const texts = [
  ...names,
  ...positionTitles,
  ...sectors.map(({ name }) => name),
  ...countries.flatMap(({ name, provinces }) => [
    name,
    ...provinces.flatMap((one) => [one.name, ...one.cities]),
  ]),
];

describe.each(engines)('the words of a text on %s', (engine) => {
  let database: EngineDatabase;

  beforeAll(async () => {
    database = await openOn(engine);
    await migrateApi(database.db);
  });

  afterAll(() => database.remove());

  test('are those of the search fields', async () => {
    const { rows } = await sql<{ text: string; folded: string }>`
      select text, api.folded_words(text) as folded from unnest(${texts}::text[]) text`.execute(
      database.db.kysely(),
    );
    const words = (text: string) =>
      normalizeText(text)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
    expect(rows.length).toBeGreaterThan(27_000);
    expect(rows.filter(({ text, folded }) => folded !== words(text))).toEqual([]);
  });
});
