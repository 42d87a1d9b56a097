import { matches, plainText } from './index.ts';

test('accents, capitals and blanks make no difference', () => {
  expect(plainText('  Évènement  À Noël ')).toBe('evenement a noel');
  for (const search of ['elodie', 'ÉLODIE', ' élo ', 'lodie T'])
    expect(matches('Élodie Trannoy', search)).toBe(true);
});

test('an empty search matches everything, another text nothing', () => {
  expect(matches('Élodie', '  ')).toBe(true);
  expect(matches('Élodie', 'xyz')).toBe(false);
});
