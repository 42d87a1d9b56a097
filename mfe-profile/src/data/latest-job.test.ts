/** @jest-environment node */
import type { JobRequestWire, StoredJob } from '@az/shared/contracts';
import { withLists, withStoredTasks } from './latest-job.ts';

const stored: StoredJob = {
  ...{ id: '4', positionId: '7', companyId: '9' },
  ...{ position: { title: 'Notaire', descriptionHtml: null }, company: 'Mavoula' },
  ...{ startingDate: '2021-03-01', endingDate: null, skills: [], tools: [], tasks: [] },
  leftOut: ['skills', 'tools', 'tasks'],
};
const sent: JobRequestWire = {
  ...{ position: '7', company: '9', starting_date: '2021-03-01', ending_date: null },
  ...{ skills: [], tools: ['Plume'], tasks: ['Signer', 'Lire'] },
};
const textsOf = (notes: { text: string }[]) => notes.map(({ text }) => text);

test('lists missing in the history are taken from the saved entry', () => {
  const job = withLists(stored, '1042', sent);
  expect(textsOf(job.tasks)).toEqual(['Signer', 'Lire']);
  expect(textsOf(job.tools)).toEqual(['Plume']);
  expect(job.skills).toEqual([]);
});

test('the history takes precedence, and entries of other jobs are ignored', () => {
  expect(withLists({ ...stored, leftOut: ['tools'] }, '1042', sent).tasks).toEqual([]);
  expect(withLists({ ...stored, companyId: '8' }, '1042', sent).tasks).toEqual([]);
});

test('tasks of the stored user stay, unless the entry has just been saved without any', () => {
  const latest = { ...stored, tasks: [{ id: null, text: 'Signer' }] };
  expect(textsOf(withStoredTasks(stored, latest, null).tasks)).toEqual(['Signer']);
  expect(withStoredTasks(stored, latest, { ...sent, tasks: [] }).tasks).toEqual([]);
  expect(withStoredTasks({ ...stored, startingDate: null }, latest, null).tasks).toEqual([]);
});
