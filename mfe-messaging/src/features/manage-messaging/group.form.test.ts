/** @jest-environment node */
import { maxGroupName } from '@az/shared/contracts';
import { groupProblems, toRequest } from './group.form.ts';

test('a group has a name of at most 60 characters', () => {
  const nameProblem = (name: string) => groupProblems({ name, memberIds: ['101', '102'] }).name;
  expect(nameProblem('  ')).toBe('Donnez un nom au groupe.');
  expect(nameProblem('\u2800')).toBe('Donnez un nom au groupe.');
  expect(nameProblem(` ${'é'.repeat(maxGroupName)} `)).toBeUndefined();
  expect(nameProblem('é'.repeat(maxGroupName + 1))).toBe('Le nom ne peut pas dépasser 60 caractères.');
});

test('a group has at least two other members', () => {
  const ofMembers = (...memberIds: string[]) => groupProblems({ name: 'Équipe', memberIds });
  expect(ofMembers('101')).toEqual({ memberIds: 'Choisissez au moins deux personnes.' });
  expect(ofMembers('101', '102')).toEqual({});
});

test('the name is trimmed', () => {
  expect(toRequest({ name: ' Équipe ', memberIds: ['101', '102'] })).toEqual({
    name: 'Équipe',
    memberIds: ['101', '102'],
  });
});
