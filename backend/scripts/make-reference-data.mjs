/**
 * Writes `backend/reference-data/*.json` from the sources that the README.md in that folder lists. Run with
 * `node backend/scripts/make-reference-data.mjs [/usr/share]`. The argument is where iso-codes is installed.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { readCities } from './reference/cities.mjs';
import { positionTitles } from './reference/position-titles.mjs';
import { overseas, readProvinces } from './reference/provinces.mjs';
import { sectors } from './reference/sectors.mjs';

const require = createRequire(import.meta.url);
const [isoCodes = '/usr/share'] = process.argv.slice(2);

isoCountries.registerLocale(require('i18n-iso-countries/langs/fr.json'));

const byFrenchName = (one, other) => one.name.localeCompare(other.name, 'fr');

/** Short names of countries, for those whose name in the list is a formal one. */
const shortNames = {
  CI: 'Côte d’Ivoire',
  CD: 'République démocratique du Congo',
  CG: 'Congo',
  RU: 'Russie',
  IR: 'Iran',
  SY: 'Syrie',
  KR: 'Corée du Sud',
  KP: 'Corée du Nord',
  US: 'États-Unis',
  GB: 'Royaume-Uni',
  VA: 'Vatican',
  TZ: 'Tanzanie',
  VE: 'Venezuela',
  BO: 'Bolivie',
  MD: 'Moldavie',
  LA: 'Laos',
  VN: 'Viêt Nam',
  TW: 'Taïwan',
  PS: 'Palestine',
  FM: 'Micronésie',
  MK: 'Macédoine du Nord',
};

// Overseas regions of France are left out, because they are listed as regions of France.
const countries = Object.entries(isoCountries.getNames('fr', { select: 'official' }))
  .filter(([code]) => !overseas[code])
  .map(([code, name]) => ({ code, name: shortNames[code] ?? name.replace(/'/g, '’') }))
  .sort(byFrenchName);

const provinces = readProvinces(isoCodes, countries);
for (const { code, name } of countries)
  if (provinces[code].length === 0) provinces[code] = [{ code: `${code}-0`, name, source: name }];
const cities = readCities(provinces);

const places = countries.map(({ code, name }) => {
  const known = provinces[code].filter((province) => cities[province.code]);
  // A country without cities in the source gets one province with one city, so that members can enter an address.
  const own = known.length > 0 && !cities[`${code}-0`] ? known : [{ code: `${code}-0`, name }];
  const list = own.map((province) => ({
    code: province.code,
    name: province.name,
    cities: cities[province.code] ?? [name],
  }));
  return { code, name, provinces: list.sort(byFrenchName) };
});

const write = (file, data) =>
  writeFileSync(new URL(`../reference-data/${file}`, import.meta.url), `${JSON.stringify(data)}\n`);

write('places.json', places);
write('sectors.json', sectors);
write('positions.json', positionTitles);
