import { currentSession } from '@az/shared/auth';
import type { Job } from '@az/shared/contracts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeNearViewport } from '../testing/fake-near-viewport.ts';
import { Component as ProfileLayout } from './ProfileLayout.tsx';

const history = 'GET /user-jobs-history?user_id=1042';
const notes = (...texts: string[]) => texts.map((text) => ({ id: null, text }));
const job = (changes: Partial<Job> = {}): Job => ({
  position: { title: 'Notaire', descriptionHtml: null },
  company: 'Mavoula',
  startingDate: '2020-01-01',
  endingDate: null,
  skills: [],
  tools: [],
  tasks: [],
  ...changes,
});
const entry = (id: number, fr_Positions: string, starting_date: string, changes = {}) => ({
  id,
  position: { Positions_Number: '7', fr_Positions, Descriptions: '<p>-</p>' },
  company: { Customers_Numbers: '9', Names: 'Mavoula' },
  starting_date,
  ending_date: null,
  ...changes,
});

let server: FakeServer;
beforeEach(() => {
  fakeNearViewport();
  server = fakeServer();
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  server.on('GET /cover/picture', () => json({ status: false, cover_data: null }));
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

const answerWith = (...jobsHistory: object[]) =>
  server.on(history, () => json({ status: true, jobsHistory }));

async function open(lastJob: Job | null) {
  renderInApp(<ProfileLayout>La page</ProfileLayout>, { member: sampleMember({ lastJob }) });
  await waitFor(() => expect(screen.queryByText('Chargement des expériences')).not.toBeInTheDocument());
}

/** The latest job as every other screen shows it. */
function storedJob(): Job | null {
  const session = currentSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in');
  return session.member.lastJob;
}

test('the newest job of the history is stored with the member, for every screen and the next start', async () => {
  localStorage.removeItem('userData');
  answerWith(entry(1, 'Clerc', '2015-01-01'), entry(2, 'Juge', '2022-01-01'));
  await open(job());
  expect(await screen.findByText('Juge · Mavoula')).toBeInTheDocument();
  expect(screen.queryByText('Notaire · Mavoula')).not.toBeInTheDocument();
  expect(storedJob()).toMatchObject({ position: { title: 'Juge' }, startingDate: '2022-01-01' });
  expect(localStorage.getItem('userData')).not.toBeNull();
});

test('an unchanged history stores nothing', async () => {
  localStorage.removeItem('userData');
  answerWith(entry(1, 'Notaire', '2020-01-01', { position: { fr_Positions: 'Notaire' } }));
  await open(job());
  expect(await screen.findByRole('heading', { level: 3, name: 'Notaire' })).toBeInTheDocument();
  expect(localStorage.getItem('userData')).toBeNull();
});

test('without any entry, the session user’s job is shown', async () => {
  answerWith();
  await open(job());
  expect(await screen.findByText('Aucune expérience enregistrée.')).toBeInTheDocument();
  expect(screen.getByText('Notaire · Mavoula')).toBeInTheDocument();
  expect(storedJob()).not.toBeNull();
});

test('a removed job is not the latest any more, also when the history cannot be reloaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answerWith(entry(1, 'Notaire', '2020-01-01'), entry(2, 'Clerc', '2015-01-01'));
  server.on('DELETE /jobs-history/1', () => json({ status: true }));
  server.on('DELETE /jobs-history/2', () => json({ status: true }));
  await open(job());
  server.on(history, () => json({ status: false }));
  const remove = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Supprimer : ${name}` }));
    const question = within(await screen.findByRole('dialog', { name: /Supprimer cette expérience/ }));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await remove('Notaire, Mavoula');
  expect(await screen.findByText('Clerc · Mavoula')).toBeInTheDocument();
  expect(storedJob()?.position.title).toBe('Clerc');
  await remove('Clerc, Mavoula');
  expect(await screen.findByText('Aucune expérience enregistrée.')).toBeInTheDocument();
  expect(screen.queryByText(/ · Mavoula/)).not.toBeInTheDocument();
  expect(storedJob()).toBeNull();
});

describe('tasks', () => {
  const lastJob = job({ tasks: notes('Signer', 'Lire', 'Écrire', 'Classer', 'Compter') });
  const summary = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Voir le détail du poste' }));
    const banner = screen.getByText(/^Notaire · .*Mavoula$/).parentElement as HTMLElement;
    return within(banner);
  };

  test.each([
    ['missing', {}],
    ['empty', { tasks: [] }],
    ['blank', { tasks: [{ id_tasks: 1, description: ' \u200b' }] }],
    ['empty, and the company named otherwise,', { tasks: [], company: { Names: 'Étude Mavoula' } }],
  ])('%s in the history are those of the session user in the summary', async (_, changes) => {
    answerWith(entry(1, 'Notaire', '2020-01-01', changes));
    await open(lastJob);
    const shown = await summary();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Signer',
      'Lire',
      'Écrire',
    ]);
    expect(shown.getByText('+2 autres tâches...')).toBeInTheDocument();
    expect(storedJob()?.tasks).toHaveLength(5);
  });

  test('of another job do not become those of the newest', async () => {
    answerWith(entry(1, 'Notaire', '2021-06-01'));
    await open(lastJob);
    await waitFor(() => expect(storedJob()?.startingDate).toBe('2021-06-01'));
    expect(storedJob()?.tasks).toEqual([]);
  });

  test('of the history replace those of the session user', async () => {
    const tasks = [{ id_tasks: 1, description: 'Sceller' }];
    answerWith(entry(1, 'Notaire', '2020-01-01', { tasks }));
    await open(lastJob);
    await waitFor(() => expect(storedJob()?.tasks).toHaveLength(1));
    expect((await summary()).getByText('Sceller')).toBeInTheDocument();
  });
});
