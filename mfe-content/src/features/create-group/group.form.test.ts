/** @jest-environment node */
import { groupProblems, initialGroup, toGroup } from './group.form.ts';

test('a group needs a name and a description of limited length', () => {
  expect(groupProblems(initialGroup)).toEqual({
    name: 'Donnez un nom au groupe.',
    description: 'Décrivez le groupe en quelques mots.',
  });
  expect(groupProblems({ name: 'a'.repeat(101), type: 'Public', description: 'a'.repeat(501) })).toEqual({
    name: 'Le nom ne peut pas dépasser 100 caractères.',
    description: 'La description ne peut pas dépasser 500 caractères.',
  });
  expect(groupProblems({ name: 'a'.repeat(100), type: 'Private', description: 'a'.repeat(500) })).toEqual({});
});

test('texts without a visible character are missing', () => {
  const problems = groupProblems({ name: '\u200b', type: 'Public', description: '\u3164' });
  expect(Object.keys(problems)).toEqual(['name', 'description']);
});

test('it is trimmed', () => {
  expect(toGroup({ name: ' Chœur ', type: 'Private', description: ' Le jeudi. ' })).toEqual({
    name: 'Chœur',
    type: 'Private',
    description: 'Le jeudi.',
  });
});
