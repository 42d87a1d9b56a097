import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListExperiences } from './ListExperiences.tsx';

const call = 'GET /user-jobs-history?user_id=1042';
const entry = (id: number | null, starting_date: string, changes = {}) => ({
  ...(id !== null && { id }),
  position: { Positions_Number: '7', fr_Positions: `Poste ${id}`, Descriptions: '<p>-</p>' },
  company: { Customers_Numbers: '9', Names: 'Mavoula' },
  starting_date,
  ending_date: null,
  ...changes,
});

let server: FakeServer;

const history = (...jobsHistory: object[]) => server.on(call, () => json({ status: true, jobsHistory }));
const open = (props = {}) =>
  renderInApp(<ListExperiences memberId="1042" {...props} />, { member: sampleMember() });
const titles = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);

beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
});

test('shows the newest entry first, each with its details', async () => {
  history(
    entry(1, '2015-01-01', { ending_date: '2016-01-01' }),
    entry(3, '2021-03-01', {
      position: { fr_Positions: 'Notaire', Descriptions: '<p>Un <b>acte</b><script>x</script></p>' },
      skills: [{ id_skills: 1, description: 'Droit' }],
      tools: [{ id_tools: 1, description: 'Plume' }],
      tasks: [{ id_tasks: 1, description: 'Signer' }],
    }),
    entry(2, '2018-01-01'),
  );
  open();
  expect(await titles()).toEqual(['Notaire', 'Poste 2', 'Poste 1']);
  const newest = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(newest.getByText('acte').parentElement).toHaveTextContent(/^Un acte$/);
  for (const [name, item] of [
    ['Compétences', 'Droit'],
    ['Outils', 'Plume'],
    ['Tâches', 'Signer'],
  ] as const)
    expect(within(newest.getByRole('list', { name })).getByText(item)).toBeVisible();
  expect(screen.queryByText('-')).toBeNull();
});

test('labels unknown values, and offers no change of entries without an id', async () => {
  history(entry(null, '2021-03-01', { position: {}, company: null }), entry(5, '2020-01-01'));
  open();
  expect(await titles()).toEqual(['Poste non défini', 'Poste 5']);
  expect(screen.getByText('Entreprise inconnue')).toBeVisible();
  expect(await screen.findAllByRole('button', { name: /^Supprimer/ })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Modifier/ })).toHaveLength(1);
});

test('shows an empty list only when the server sends one', async () => {
  history();
  open();
  expect(screen.getByText('Chargement des expériences')).toBeInTheDocument();
  expect(screen.queryByText('Aucune expérience enregistrée.')).toBeNull();
  expect(await screen.findByText('Aucune expérience enregistrée.')).toBeVisible();
});

test.each([
  ['a refusal', () => json({ message: 'Non' }, { status: 400 })],
  ['another shape', () => json({ status: false, jobsHistory: [] })],
  ['no connection', () => new TypeError('Failed to fetch')],
])('%s is logged, and can be retried', async (_case, answer) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.on(call, answer);
  open();
  expect(
    await screen.findByText('Expériences indisponibles pour le moment.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByText('Aucune expérience enregistrée.')).toBeNull();
  expect(log).toHaveBeenCalledWith('The experiences could not be loaded', expect.any(Error));
  history(entry(1, '2020-01-01'));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await titles()).toEqual(['Poste 1']);
});

test('removes an entry after a confirmation; a failure keeps it', async () => {
  history(entry(1, '2020-01-01'));
  server.on('DELETE /jobs-history/1', [
    () => json({ message: 'Plus tard.' }, { status: 500 }),
    () => json({ status: true }),
  ]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer : Poste 1, Mavoula' }));
  const question = within(await screen.findByRole('dialog', { name: 'Supprimer cette expérience\u202f?' }));
  await waitFor(() => expect(question.getByRole('button', { name: 'Conserver' })).toHaveFocus());
  await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await question.findByRole('alert')).toHaveTextContent(
    "L'expérience n'a pas pu être supprimée.Plus tard.",
  );
  expect(screen.getByRole('article', { hidden: true })).toBeInTheDocument();
  history();
  await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText('Aucune expérience enregistrée.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Expériences' })).toHaveFocus());
});

test('offers to remove only if the server can, and to change only to the member', async () => {
  server.on('GET /capabilities', () => json({}, { status: 404 }));
  history(entry(1, '2020-01-01'));
  open();
  expect(await screen.findByRole('button', { name: 'Modifier : Poste 1, Mavoula' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
});

test('is read-only for another member', async () => {
  server.on('GET /user-jobs-history?user_id=7', () =>
    json({ status: true, jobsHistory: [entry(1, '2020-01-01')] }),
  );
  open({ memberId: '7' });
  expect(await titles()).toEqual(['Poste 1']);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the first entries, then all', async () => {
  history(entry(1, '2015-01-01'), entry(2, '2016-01-01'), entry(3, '2017-01-01'));
  open({ limit: 2, canAdd: false });
  expect(await titles()).toEqual(['Poste 3', 'Poste 2']);
  expect(screen.queryByRole('button', { name: 'Ajouter une expérience' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voir les 3 expériences' }));
  expect(await titles()).toEqual(['Poste 3', 'Poste 2', 'Poste 1']);
});

test('opens the dialog of an entry, and of a new one', async () => {
  history(entry(1, '2015-01-01'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Modifier/ }));
  expect(screen.getByText('Slot profile.experience-dialog')).toBeInTheDocument();
});
