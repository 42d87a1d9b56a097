import { groupRules, isDirty, longestName, toRequest } from './group.form.ts';

test('a group has a name of at most 60 characters', () => {
  expect(groupRules.name('  ')).toBe('Donnez un nom au groupe.');
  expect(groupRules.name(` ${'é'.repeat(longestName)} `)).toBeNull();
  expect(groupRules.name('é'.repeat(longestName + 1))).toBe('Le nom ne peut pas dépasser 60 caractères.');
});

test('a group has two members besides oneself', () => {
  expect(groupRules.memberIds(['101'])).toBe('Choisissez au moins deux personnes.');
  expect(groupRules.memberIds(['101', '102'])).toBeNull();
});

test('blanks around the name are not sent, and are nothing to lose', () => {
  expect(toRequest({ name: ' Équipe ', memberIds: ['101', '102'] })).toEqual({
    name: 'Équipe',
    memberIds: ['101', '102'],
  });
  expect(isDirty({ name: ' ', memberIds: [] })).toBe(false);
  expect(isDirty({ name: '', memberIds: ['101'] })).toBe(true);
});
