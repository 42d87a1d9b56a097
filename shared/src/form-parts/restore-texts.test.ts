import { restoreTexts } from './restore-texts.ts';

const initial = { title: '', place: 'Lyon' };

test('puts what was typed over what the form starts with', () => {
  expect(restoreTexts('{"title":"Rencontre"}', initial)).toEqual({ title: 'Rencontre', place: 'Lyon' });
});

test.each([
  ['nothing', ''],
  ['something cut', '{"title":"Ren'],
  ['no object', '"Rencontre"'],
  ['fields of another form', '{"name":"Rencontre"}'],
  ['no texts', '{"title":1,"place":null}'],
])('restores nothing from %s', (_, draft) => {
  expect(restoreTexts(draft, initial)).toBeNull();
});

test('a form may hold more than texts', () => {
  const isChoice = (value: unknown) => value === null || typeof value === 'string';
  expect(restoreTexts('{"title":1,"place":null}', initial, isChoice)).toEqual({ title: '', place: null });
});
