import { readFileSync } from 'node:fs';

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../reference-data/${file}`, import.meta.url), 'utf8')) as T;

export type Country = { code: string; name: string; provinces: Province[] };
export type Province = { code: string; name: string; cities: string[] };

/** All countries with their provinces and cities, in French order (`reference-data/README.md`). */
export const countries = read<Country[]>('places.json');

export const sectors = read<{ id: string; name: string }[]>('sectors.json');

/** Job titles, in French order. */
export const positionTitles = read<string[]>('positions.json');
