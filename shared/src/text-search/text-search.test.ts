import { matchesSearch, normalizeText } from './index.ts';

test('ignores accents, case and white space', () => {
  expect(normalizeText('  Évènement  À Noël ')).toBe('evenement a noel');
  for (const search of ['elodie', 'ÉLODIE', ' élo ', 'lodie T'])
    expect(matchesSearch('Élodie Trannoy', search)).toBe(true);
});

test('an empty search matches everything, another text does not', () => {
  expect(matchesSearch('Élodie', '  ')).toBe(true);
  expect(matchesSearch('Élodie', 'xyz')).toBe(false);
});
