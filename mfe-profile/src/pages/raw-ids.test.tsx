import { provideAreaHost, type SlotProps } from '@az/shared/area';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyDialog } from '../features/create-company/CompanyDialog.tsx';
import { ExperienceDialog } from '../features/edit-experience/ExperienceDialog.tsx';

let server: FakeServer;

const lists = {
  'GET /positions': { positions: [{ Positions_Number: 7, fr_Positions: 'Notaire' }] },
  'GET /companies': { companies: [{ Customers_Numbers: '9', Names: 'Mavoula' }] },
  'GET /activity-sector': { sectors: [{ Category_id: 3, fr_Name: 'Mines' }] },
  'GET /countries': [{ code: 'GA', fr_Name: 'Gabon' }],
  'POST /province/GA': [{ code_province: 11, Name: 'Estuaire' }],
  'POST /city/11': [{ code_city: 112, Name: 'Libreville' }],
};

beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: [] }));
  for (const [call, list] of Object.entries(lists)) server.on(call, () => json(list));
});

/** Renders the slot of the company dialog, as the shell does. */
const fillSlot = () =>
  provideAreaHost({
    isRouteLive: () => true,
    isSlotFilled: () => true,
    SlotOutlet: ({ slotProps }) => <CompanyDialog {...(slotProps as SlotProps['profile.company-dialog'])} />,
    afterFirstView: () => () => undefined,
  });

async function choose(label: string, text: string) {
  const field = await screen.findByRole('combobox', { name: new RegExp(label) });
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(await screen.findByRole('option', { name: text }));
}

const bodyOf = async (call: string) => {
  const [method, path = ''] = call.split(' ');
  const isWrite = (request: Request) => request.method === method && request.url.endsWith(path);
  await waitFor(() => expect(server.requests.filter(isWrite)).toHaveLength(1));
  return server.requests.find(isWrite)?.json();
};

const entry = {
  id: 4,
  position: { Positions_Number: 5, fr_Positions: 'Clerc' },
  company: { Customers_Numbers: '9', Names: 'Mavoula' },
  starting_date: '2020-01-01',
  ending_date: null,
};

function openExperience(experienceId?: string) {
  server.on('GET /user-jobs-history', () => json({ status: true, jobsHistory: [entry] }));
  renderInApp(<ExperienceDialog experienceId={experienceId} onClose={() => undefined} />, {
    member: sampleMember(),
  });
}

test('an added job names position and company by the ids of the lists, numbers as numbers', async () => {
  server.on('POST /add-jobs-history', () => json({ status: true }));
  openExperience();
  await choose('Poste', 'Notaire');
  await choose('Entreprise', 'Mavoula');
  fireEvent.change(screen.getByLabelText(/^Date de début/), { target: { value: '2021-03-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await bodyOf('POST /add-jobs-history')).toMatchObject({ position: 7, company: '9' });
});

test('a changed job keeps the number of a position that the list does not have any more', async () => {
  server.on('PUT /jobs-history/4', () => json({ status: true }));
  openExperience('4');
  expect(await screen.findByRole('combobox', { name: /Poste/ })).toHaveValue('Clerc');
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText(/^Date de début/), { target: { value: '2021-03-01' } });
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  expect(await bodyOf('PUT /jobs-history/4')).toMatchObject({ position: 5, company: '9' });
});

async function addCompany() {
  await choose('Secteur', 'Mines');
  await choose('Pays', 'Gabon');
  await choose('Province', 'Estuaire');
  await choose('Ville', 'Libreville');
  const texts = { Quartier: 'Glass', 'E-mail': 'a@exemple.test', Téléphone: '+241 1', Description: 'Fruits' };
  const dialog = screen.getByRole('dialog', { name: 'Ajouter une nouvelle entreprise' });
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
}

test('an added company has sector and location codes of the lists', async () => {
  server.on('POST /add-company', () => json({ status: true }));
  renderInApp(<CompanyDialog initialName="Les Manguiers" onClose={() => undefined} />, {
    member: sampleMember(),
  });
  await addCompany();
  expect(await bodyOf('POST /add-company')).toMatchObject({
    activity_sector: 3,
    country: 'GA',
    province: 11,
    city: 112,
  });
});

test('a job names a company that was just added by its number, also where the list does not load again', async () => {
  server.on('POST /add-company', () =>
    json({ status: true, company: { Customers_Numbers: 31, Names: 'Les Manguiers' } }),
  );
  server.on('POST /add-jobs-history', () => json({ status: true }));
  openExperience();
  fillSlot();
  await choose('Poste', 'Notaire');
  fireEvent.change(screen.getByLabelText(/^Date de début/), { target: { value: '2021-03-01' } });
  const company = screen.getByRole('combobox', { name: /^Entreprise/ });
  fireEvent.change(company, { target: { value: 'Les Manguiers' } });
  await userEvent.click(await screen.findByRole('option', { name: /Créer une nouvelle entreprise/ }));
  server.on('GET /companies', () => json({}, { status: 400 }));
  await addCompany();
  await waitFor(() => expect(company).toHaveValue('Les Manguiers'));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await bodyOf('POST /add-jobs-history')).toMatchObject({ position: 7, company: 31 });
});
