/** @jest-environment node */
import { commentProblem, toComment } from './comment.form.ts';

test('an empty or blank comment is refused', () => {
  expect(commentProblem('')).not.toBeNull();
  expect(commentProblem(' \n ')).not.toBeNull();
  expect(commentProblem('\u200b\ufeff\u200d')).not.toBeNull();
  expect(commentProblem(' a ')).toBeNull();
});

test('a comment has at most 2000 characters', () => {
  expect(commentProblem('a'.repeat(2000))).toBeNull();
  expect(commentProblem('a'.repeat(2001))).toContain('2001');
});

test('comments are trimmed', () => {
  expect(toComment('  Bonjour\nà vous \n')).toBe('Bonjour\nà vous');
});
