/** @jest-environment node */
import type { Experience } from '../../data/experiences.ts';
import {
  checkExperience,
  type ExperienceValues,
  initialValues,
  isRequiredMissing,
  newLine,
  ownChoice,
  withOwn,
} from './experience.form.ts';

const lists = {
  positions: [
    { value: '7', label: 'Notaire' },
    { value: '8', label: 'Juriste' },
  ],
  companies: [{ value: '9', label: 'Mavoula' }],
};

const filled = (changes: Partial<ExperienceValues> = {}): ExperienceValues => ({
  ...initialValues(null),
  position: '7',
  company: '9',
  starting_date: '2021-03-01',
  ...changes,
});

const stored: Experience = {
  id: '4',
  positionId: '7',
  companyId: null,
  position: { title: 'Notaire', descriptionHtml: null },
  company: 'Mavoula',
  description: null,
  startingDate: '2021-03-01',
  endingDate: null,
  skills: [{ id: '1', text: 'Droit' }],
  tools: [],
  tasks: [],
};

test('opens empty, with one empty line in each list', () => {
  const { skills, tools, tasks, ...rest } = initialValues(null);
  expect(rest).toEqual({
    position: null,
    company: null,
    starting_date: '',
    ending_date: '',
    isCurrent: false,
  });
  expect([skills, tools, tasks].map((lines) => lines.map(({ text }) => text))).toEqual([[''], [''], ['']]);
});

test('opens with the stored values; a job without an end is current', () => {
  expect(initialValues(stored)).toMatchObject({
    position: '7',
    starting_date: '2021-03-01',
    ending_date: '',
    isCurrent: true,
    skills: [{ text: 'Droit' }],
  });
});

test('drops blank lines, trims the others, and sends a missing end as null', () => {
  const { request } = checkExperience(
    filled({ skills: [newLine(' Droit '), newLine('  '), newLine()] }),
    lists,
  );
  expect(request).toEqual({
    position: '7',
    company: '9',
    starting_date: '2021-03-01',
    ending_date: null,
    skills: ['Droit'],
    tools: [],
    tasks: [],
  });
});

test('a current job has no end, whatever the field contains', () => {
  const { request } = checkExperience(filled({ ending_date: '2020-01-01', isCurrent: true }), lists);
  expect(request?.ending_date).toBeNull();
});

test.each([
  ['2021-02-28', 'La date de fin doit être après la date de début'],
  ['2021-03-01', undefined],
  ['2021-03-02', undefined],
])('an end on %s gives %p', (ending_date, sentence) => {
  expect(checkExperience(filled({ ending_date }), lists).errors?.ending_date).toBe(sentence);
});

test.each([
  [{ position: null }, { position: 'Choisissez un poste.' }],
  [{ company: null }, { company: 'Choisissez une entreprise.' }],
  [{ starting_date: '' }, { starting_date: 'Indiquez la date de début.' }],
])('%j is missing what the specification requires', (changes, errors) => {
  const checked = checkExperience(filled(changes), lists);
  expect(checked.errors).toEqual(errors);
  expect(isRequiredMissing(Object.values(checked.errors ?? {}))).toBe(true);
});

test('an invalid date has another error than a missing one', () => {
  const { errors } = checkExperience(filled({ starting_date: '2021-02-30' }), lists);
  expect(errors?.starting_date).toMatch(/^Cette date n’existe pas/);
  expect(isRequiredMissing(Object.values(errors ?? {}))).toBe(false);
});

test('a choice without an id is found in the list by its name', () => {
  const values = initialValues(stored);
  const own = ownChoice(stored.companyId, stored.company);
  expect(withOwn(lists.companies, own)).toEqual([{ value: values.company, label: 'Mavoula' }]);
  expect(checkExperience(values, lists).request?.company).toBe('9');
  expect(checkExperience(values, { ...lists, companies: [] }).errors).toEqual({
    company: 'Choisissez une entreprise.',
  });
});

test('a choice that the list does not have any more stays available', () => {
  const own = ownChoice('99', 'Ancienne maison');
  expect(withOwn(lists.companies, own)).toEqual([own, ...lists.companies]);
  expect(withOwn(lists.companies, ownChoice('9', 'Mavoula'))).toBe(lists.companies);
  expect(withOwn(lists.companies, null)).toBe(lists.companies);
});
