/** @jest-environment node */
import { restoreValues } from './restore-values.ts';

const initial = { title: '', place: 'Lyon' };

test('merges input over the initial values', () => {
  expect(restoreValues('{"title":"Rencontre"}', initial)).toEqual({ title: 'Rencontre', place: 'Lyon' });
});

test.each([
  ['nothing', ''],
  ['something cut', '{"title":"Ren'],
  ['no object', '"Rencontre"'],
  ['fields of another form', '{"name":"Rencontre"}'],
  ['no texts', '{"title":1,"place":null}'],
])('restores nothing from %s', (_, draft) => {
  expect(restoreValues(draft, initial)).toBeNull();
});

test('a form may have other types than texts', () => {
  const form = { title: '', place: null, skills: ['tri'], isCurrent: false };
  expect(restoreValues('{"title":1,"place":"9","skills":[],"isCurrent":true}', form, true)).toEqual({
    title: '',
    place: '9',
    skills: [],
    isCurrent: true,
  });
  expect(restoreValues('{"skills":{},"isCurrent":"oui"}', form, true)).toBeNull();
});
