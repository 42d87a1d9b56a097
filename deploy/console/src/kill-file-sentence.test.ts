/** @jest-environment node */
import type { KillFileFault } from './data/reply-types.ts';
import { killFileSentence } from './kill-file-sentence.ts';

const place = { line: 3, column: 1 };

const faults: [KillFileFault, string][] = [
  [{ what: 'unreadable', code: 'EISDIR' }, 'il ne peut pas être lu (EISDIR)'],
  [{ what: 'encoding' }, 'ce n’est pas du texte en UTF-8'],
  [{ what: 'no-mark' }, 'il est en UTF-16 sans indicateur d’ordre des octets : écrivez-le en UTF-8'],
  [{ what: 'empty' }, 'il est vide'],
  [{ what: 'comma', place }, 'il y a une virgule de trop, ligne 3, colonne 1'],
  [{ what: 'json', place, cause: 'Unexpected token' }, 'ce n’est pas du JSON, ligne 3, colonne 1'],
  [{ what: 'json', place: null, cause: 'Unexpected end' }, 'ce n’est pas du JSON'],
  [
    { what: 'unknown-key', key: 'Killed' },
    'il a la clé « Killed », et seules « killed » et « frozen » sont permises',
  ],
  [{ what: 'twice', key: 'killed' }, 'il a deux fois « killed »'],
  [
    { what: 'kind', part: 'file', kind: 'list' },
    'il est une liste au lieu de { "killed": […], "frozen": … }',
  ],
  [
    { what: 'kind', part: 'killed', kind: 'string' },
    '« killed » est un texte au lieu d’une liste comme ["feed@1.1.0+b110"]',
  ],
  [{ what: 'kind', part: 'frozen', kind: 'number' }, '« frozen » est un nombre au lieu de true ou false'],
  [{ what: 'kind', part: 2, kind: 'null' }, 'l’élément 2 de « killed » est null au lieu d’un texte'],
];

test.each(faults)('a fault of the kill file is a French sentence: %j', (fault, cause) => {
  const sentence = killFileSentence({
    file: '/data/kill.json',
    frozen: true,
    killed: [],
    unknown: [],
    fault,
  });
  expect(sentence.replaceAll('\u202f', ' ')).toBe(
    `/data/kill.json est incompréhensible : ${cause}. Tant qu’il n’est ni corrigé ni supprimé, tout le monde est sur les versions stables, et aucune version n’est arrêtée.`,
  );
});
