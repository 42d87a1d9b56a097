import { matchesSearch, normalizeText } from './index.ts';

test('accents, capitals and blanks make no difference', () => {
  expect(normalizeText('  Évènement  À Noël ')).toBe('evenement a noel');
  for (const search of ['elodie', 'ÉLODIE', ' élo ', 'lodie T'])
    expect(matchesSearch('Élodie Trannoy', search)).toBe(true);
});

test('an empty search matches everything, another text nothing', () => {
  expect(matchesSearch('Élodie', '  ')).toBe(true);
  expect(matchesSearch('Élodie', 'xyz')).toBe(false);
});
