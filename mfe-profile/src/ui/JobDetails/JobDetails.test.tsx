import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { JobDates } from './JobDates.tsx';
import { jobLength } from './job-dates.ts';
import { TaskList } from './TaskList.tsx';

const notes = (...texts: string[]) => texts.map((text, index) => ({ id: String(index), text }));
const now = new Date(2024, 4, 31, 23, 59);

test.each([
  ['2024-05-01', null, '1 mois'],
  ['2024-04-30', null, '2 mois'],
  ['2023-06-01', null, '1 an'],
  ['2021-03-01', '2024-04-30', '3 ans 2 mois'],
  ['2015-02-01', '2015-02-01', '1 mois'],
  ['2025-01-01', null, ''],
  [null, null, ''],
])('from %p to %p is %p', (startingDate, endingDate, length) => {
  expect(jobLength({ startingDate, endingDate }, now)).toBe(length);
});

test('shows start and end as months', () => {
  const { container } = renderInApp(<JobDates endingDate="2022-02-01" startingDate="2018-09-30" />);
  expect(container).toHaveTextContent('septembre 2018 – février 2022 · 3 ans 6 mois');
});

test('shows that a job is current', () => {
  renderInApp(<JobDates endingDate={null} startingDate="2021-03-01" />);
  expect(screen.getByText(/mars 2021/).parentElement).toHaveTextContent(/^mars 2021 – aujourd'hui · /);
});

test.each([
  [3, null],
  [4, '+1 autres tâches...'],
  [9, '+6 autres tâches...'],
])('%d tasks leave %p after the third', (count, line) => {
  const { container } = renderInApp(
    <TaskList limit={3} tasks={notes(...Array.from({ length: count }, (_, index) => `Tâche ${index}`))} />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  if (line) expect(screen.getByText(line)).toBeVisible();
  else expect(container).not.toHaveTextContent('autres tâches');
});
