/** @jest-environment node */
import { maxAnnouncementLength } from '@az/shared/contracts';
import { textProblem } from './edit.form.ts';

test.each([
  ['un texte', false, null],
  ['  ', false, /^La publication est vide/],
  ['\u200b\u3164', false, /^La publication est vide/],
  ['', true, null],
  ['a'.repeat(maxAnnouncementLength), false, null],
  [` ${'a'.repeat(maxAnnouncementLength)} `, false, null],
  ['a'.repeat(maxAnnouncementLength + 1), true, new RegExp(`${maxAnnouncementLength} au plus`)],
])('of a text, with images or not, the problem is found', (text, hasImages, problem) => {
  if (problem === null) expect(textProblem(text, hasImages)).toBeNull();
  else expect(textProblem(text, hasImages)).toMatch(problem);
});
