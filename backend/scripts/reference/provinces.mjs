import { readFileSync } from 'node:fs';
import gettext from 'gettext-parser';

/** The letters of a name without accents and words like "province", to compare names of two sources. */
export const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(district|region|governorate|province|autonomous|prefecture|department)\b/g, '')
    .replace(/[^a-z]+/g, '');

/** Algerian provinces (wilayas) of 2019 that iso-codes does not list yet, with their official numbers. */
const newWilayas = [
  ['DZ-49', 'Timimoun'],
  ['DZ-50', 'Bordj Badji Mokhtar'],
  ['DZ-51', 'Ouled Djellal'],
  ['DZ-52', 'Béni Abbès'],
  ['DZ-53', 'In Salah'],
  ['DZ-54', 'In Guezzam'],
  ['DZ-55', 'Touggourt'],
  ['DZ-56', 'Djanet'],
  ['DZ-57', 'El M’Ghair'],
  ['DZ-58', 'El Meniaa'],
];

/** The subdivisions used in addresses, for countries where these are not the top level. */
const chosen = {
  FR: ({ type }) => /^(Metropolitan region|Overseas region|Metropolitan collectivity)/.test(type),
  BE: ({ code, type }) => type === 'Province' || code === 'BE-BRU',
  CI: () => true,
};

/** French names that replace a missing translation, or one that people do not use. */
const frenchNames = {
  'FR-20R': 'Corse',
  'FR-GES': 'Grand Est',
  'FR-PDL': 'Pays de la Loire',
  'FR-GF': 'Guyane',
  'BE-BRU': 'Bruxelles-Capitale',
  'CH-ZH': 'Zurich',
  'DZ-16': 'Alger',
  'TN-11': 'Tunis',
  'CM-NW': 'Nord-Ouest',
  'CM-SW': 'Sud-Ouest',
  'CM-LT': 'Littoral',
  'BJ-LI': 'Littoral',
  'CH-FR': 'Fribourg',
  'BE-VLI': 'Limbourg',
  'BE-VBR': 'Brabant flamand',
  'CA-PE': 'Île-du-Prince-Édouard',
  'CA-NB': 'Nouveau-Brunswick',
  'CA-NT': 'Territoires du Nord-Ouest',
  'TN-12': 'L’Ariana',
  'TN-33': 'Le Kef',
  'DE-TH': 'Thuringe',
  'ES-AS': 'Asturies',
  'ES-CT': 'Catalogne',
  'ES-IB': 'Îles Baléares',
  'ES-MC': 'Région de Murcie',
  'ES-MD': 'Communauté de Madrid',
  'ES-NC': 'Navarre',
  'ES-PV': 'Pays basque',
  'ES-VC': 'Communauté valencienne',
  'IT-57': 'Marches',
  'IT-32': 'Trentin-Haut-Adige',
  'IT-36': 'Frioul-Vénétie julienne',
  'ES-EX': 'Estrémadure',
  'ES-GA': 'Galice',
  'NL-LI': 'Limbourg',
  'NL-FR': 'Frise',
  'NL-NB': 'Brabant-Septentrional',
  'NL-NH': 'Hollande-Septentrionale',
  'NL-ZH': 'Hollande-Méridionale',
  'LU-CL': 'Clervaux',
  'LU-ES': 'Esch-sur-Alzette',
  'LU-VD': 'Vianden',
  'RW-01': 'Ville de Kigali',
  'HT-GA': 'Grand’Anse',
  'HT-NI': 'Nippes',
  'HT-OU': 'Ouest',
  'HT-SD': 'Sud',
  'HT-SE': 'Sud-Est',
  'LB-AK': 'Akkar',
  'LB-AS': 'Liban-Nord',
  'LB-BA': 'Beyrouth',
  'LB-BI': 'Bekaa',
  'LB-JA': 'Liban-Sud',
  'LB-JL': 'Mont-Liban',
  'LB-NA': 'Nabatieh',
  'MR-01': 'Hodh Ech Chargui',
  'CI-AB': 'Abidjan',
  'CI-YM': 'Yamoussoukro',
  'GA-1': 'Estuaire',
  'BJ-KO': 'Couffo',
  'CD-BC': 'Kongo-Central',
};

/** GeoNames' admin1 codes and their ISO codes, for provinces whose names differ between the two sources. */
export const byHand = {
  'FR.94': 'FR-20R',
  'FR.53': 'FR-BRE',
  'FR.75': 'FR-NAQ',
  'FR.28': 'FR-NOR',
  'CH.SG': 'CH-SG',
  'CH.LU': 'CH-LU',
  'CH.GR': 'CH-GR',
  'CH.GE': 'CH-GE',
  'CH.FR': 'CH-FR',
  'CH.BS': 'CH-BS',
  'CD.12': 'CD-SK',
  'CD.11': 'CD-NK',
  'CD.04': 'CD-KE',
  'CD.08': 'CD-BC',
  'MA.02': 'MA-02',
  'MA.07': 'MA-07',
  'MA.10': 'MA-10',
  'MA.11': 'MA-11',
  'MA.12': 'MA-12',
  'TN.39': 'TN-14',
  'DZ.01': 'DZ-16',
  'DZ.BB': 'DZ-50',
  'DZ.TM': 'DZ-49',
  'DZ.BA': 'DZ-52',
  'DZ.IG': 'DZ-54',
  'DZ.IS': 'DZ-53',
  'DZ.DJ': 'DZ-56',
  'DZ.EM': 'DZ-58',
  'DZ.TG': 'DZ-55',
  'DZ.MG': 'DZ-57',
  'DZ.OD': 'DZ-51',
  'GA.04': 'GA-4',
  'BJ.08': 'BJ-AK',
  'BJ.12': 'BJ-KO',
  'TG.24': 'TG-M',
  'TN.38': 'TN-12',
  'TN.14': 'TN-33',
  'DE.15': 'DE-TH',
  'DE.14': 'DE-ST',
  'DE.13': 'DE-SN',
  'DE.07': 'DE-NW',
  'DE.06': 'DE-NI',
  'DE.16': 'DE-BE',
  'DE.02': 'DE-BY',
  'IT.15': 'IT-82',
  'IT.14': 'IT-88',
  'IT.19': 'IT-23',
  'IT.16': 'IT-52',
  'IT.13': 'IT-75',
  'IT.12': 'IT-21',
  'IT.10': 'IT-57',
  'IT.09': 'IT-25',
  'ES.31': 'ES-MC',
  'ES.07': 'ES-IB',
  'ES.51': 'ES-AN',
  'ES.53': 'ES-CN',
  'ES.54': 'ES-CM',
  'ES.60': 'ES-VC',
  'ES.34': 'ES-AS',
  'ES.32': 'ES-NC',
  'ES.29': 'ES-MD',
  'ES.55': 'ES-CL',
  'ES.56': 'ES-CT',
  'ES.59': 'ES-PV',
  'PT.14': 'PT-11',
  'PT.10': 'PT-30',
  'PT.23': 'PT-20',
  'NL.11': 'NL-ZH',
  'NL.07': 'NL-NH',
  'NL.06': 'NL-NB',
  'NL.02': 'NL-FR',
  'LU.VD': 'LU-VD',
  'LU.ES': 'LU-ES',
  'LU.CL': 'LU-CL',
  'RW.12': 'RW-01',
  'HT.13': 'HT-SE',
  'HT.12': 'HT-SD',
  'HT.11': 'HT-OU',
  'HT.14': 'HT-GA',
  'HT.15': 'HT-NI',
  'LB.05': 'LB-JL',
  'LB.04': 'LB-BA',
  'LB.09': 'LB-AS',
  'LB.06': 'LB-JA',
  'LB.08': 'LB-BI',
  'LB.07': 'LB-NA',
  'LB.10': 'LB-AK',
  'MR.01': 'MR-01',
  'MR.13': 'MR-13',
  'MR.14': 'MR-14',
  'MR.15': 'MR-15',
};

/** France's overseas regions: the country code in the source of the cities, and the ISO code of the region. */
export const overseas = { GP: 'FR-GP', MQ: 'FR-MQ', GF: 'FR-GF', RE: 'FR-RE', YT: 'FR-YT' };

const bracketed = /\s*[[(].*?[\])]/g;

function frenchOf(translations, { code, name }) {
  const translated = translations[name]?.msgstr[0];
  return frenchNames[code] ?? (translated || name).replace(bracketed, '').replace(/'/g, '’').trim();
}

/**
 * Subdivisions by country code, as used in addresses: `{ code, name, source }` with the French name and the name in
 * the source. The list of a country without subdivisions is empty.
 */
export function readProvinces(isoCodes, countries) {
  const all = JSON.parse(readFileSync(`${isoCodes}/iso-codes/json/iso_3166-2.json`, 'utf8'))['3166-2'];
  const mo = readFileSync(`${isoCodes}/locale/fr/LC_MESSAGES/iso_3166-2.mo`);
  const translations = gettext.mo.parse(mo).translations[''];
  const provinces = {};
  for (const { code: country } of countries) {
    const own = all.filter(({ code }) => code.startsWith(`${country}-`));
    const wanted = own.filter(chosen[country] ?? (({ parent }) => !parent));
    const list = wanted.map((one) => ({
      code: one.code,
      name: frenchOf(translations, one),
      source: one.name,
    }));
    if (country === 'DZ') list.push(...newWilayas.map(([code, name]) => ({ code, name, source: name })));
    provinces[country] = list;
  }
  return provinces;
}
