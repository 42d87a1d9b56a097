/** @jest-environment node */
import { isTag, plainTag, tagsOf } from './wire/tags.ts';

it.each([
  ['Du bois #Okoumé et de l’#ÉTÉ.', ['okoume', 'ete']],
  ['#Œuvre, #oeuvre', ['oeuvre']],
  ['(#bois)#fer «#or»', ['bois', 'fer', 'or']],
  ['#8mars #2026 #_ #a_1', ['8mars', 'a_1']],
  ['https://exemple.test/#ancre et &#39; et a#b', []],
  [`#${'x'.repeat(51)} #${'y'.repeat(50)}`, ['y'.repeat(50)]],
  ['#l’été', ['l']],
  ['https://exemple.test/wiki/Google_LLC_v._Oracle,_Inc.#Decision', []],
  ['https://exemple.test/wiki/Paris_(Ontario)#Histoire', []],
  ['https://exemple.test/?x=#section', []],
  ['https://exemple.test/Nestlé-#histoire et #Libreville', ['libreville']],
  ['(HTTP://[2001:db8::1]/👨‍👩‍👧/-#haut) #bas', ['bas']],
  ['#https://exemple.test', []],
  ['e\u0301 #e\u0301te\u0301', ['ete']],
  ['#', []],
])('finds the tags of %s', (text, expected) => {
  expect(tagsOf(text)).toEqual(expected);
});

it('finds thirty tags at most', () => {
  expect(tagsOf(Array.from({ length: 40 }, (_, index) => `#t${index}`).join(' '))).toHaveLength(30);
});

it.each(['bois', '#Été', '8mars'])('takes %s for a tag', (text) => {
  expect(isTag(text)).toBe(true);
});

it.each(['', '#', '##a', 'a b', '2026', 'a\0b', 'l’été'])('does not take %p for a tag', (text) => {
  expect(isTag(text)).toBe(false);
});

it('compares without accents and capitals', () => {
  expect(plainTag('#Cœur_Été')).toBe('coeur_ete');
});
