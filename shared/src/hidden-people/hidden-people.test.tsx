import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCapability } from '../api/index.ts';
import { fakeServer, json, renderInApp, sampleMember } from '../testing/index.ts';
import { useToasts } from '../toast/index.ts';
import { type HiddenPeopleList, networkPerson, samplePerson, useHiddenPeople } from './index.ts';

const key = 'az-blocked:1042';
const ada = networkPerson({ id: '109', name: 'Ada Nze', role: null });
const luc = networkPerson({ id: '108', name: 'Luc Abena', role: 'Juriste' });

function Names({ list = 'blocked' }: { list?: HiddenPeopleList }) {
  const { people, has, add, remove } = useHiddenPeople(list);
  return (
    <>
      <p>{people.map((one) => (one.isSample ? one.id : one.name)).join(', ') || 'nobody'}</p>
      <p>{`${has(luc) ? 'Luc too' : 'not Luc'}, ${has(samplePerson('108')) ? '108 too' : 'not 108'}`}</p>
      <button onClick={() => luc && add(luc)} type="button">
        Add Luc
      </button>
      <button onClick={() => luc && remove(luc)} type="button">
        Remove Luc
      </button>
      <button onClick={() => remove(samplePerson('108'))} type="button">
        Remove 108
      </button>
    </>
  );
}

function BlockAda() {
  const { add } = useHiddenPeople('blocked');
  return (
    <>
      <p>{useCapability('network') && 'relations on the server'}</p>
      <button onClick={() => ada && add(ada)} type="button">
        Add Ada
      </button>
    </>
  );
}

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

const open = (list: HiddenPeopleList = 'blocked') =>
  renderInApp(<Names list={list} />, { member: sampleMember() });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('two people of the sample network are blocked at first, and nobody else is hidden', () => {
  const { unmount } = open();
  expect(screen.getByText('108, 110')).toBeVisible();
  expect(screen.getByText('not Luc, 108 too')).toBeVisible();
  unmount();
  open('unfollowed');
  expect(screen.getByText('nobody')).toBeVisible();
});

test('a person is added once, stored with name and role, and removed', async () => {
  open();
  await press('Add Luc');
  await press('Add Luc');
  expect(screen.getByText('108, 110, Luc Abena')).toBeVisible();
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    '108',
    '110',
    { id: '108', name: 'Luc Abena', role: 'Juriste' },
  ]);
  await press('Remove 108');
  expect(screen.getByText('Luc too, not 108')).toBeVisible();
  await press('Remove Luc');
  expect(screen.getByText('110')).toBeVisible();
});

test('each member has separate lists, and the two lists are separate', async () => {
  const { unmount } = open();
  await press('Add Luc');
  unmount();
  const { unmount: close } = open('unfollowed');
  expect(screen.getByText('nobody')).toBeVisible();
  close();
  renderInApp(<Names />, { member: sampleMember({ id: '7' }) });
  expect(screen.getByText('108, 110')).toBeVisible();
});

test('follows another tab', () => {
  open();
  localStorage.setItem(key, '["103",{"id":"8","name":"Ada Nze"}]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByText('103, Ada Nze')).toBeVisible();
});

test.each([
  ['{oops', '108, 110'],
  ['{"103":true}', '108, 110'],
  ['["103",7,null,["x"],{"id":8,"name":"x"},{"id":"9"},{"id":"10","name":"Ada","role":3}]', '103, Ada'],
  ['[]', 'nobody'],
])('reads a stored %p as far as possible', (stored, shown) => {
  localStorage.setItem(key, stored);
  open();
  expect(screen.getByText(shown)).toBeVisible();
});

test('lasts as long as the page where storage is blocked', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  renderInApp(<Names />, { member: sampleMember({ id: 'without-storage' }) });
  await press('Add Luc');
  expect(screen.getByText('108, 110, Luc Abena')).toBeVisible();
});

test('an author without an id cannot be hidden: names are not unique', () => {
  expect(networkPerson({ id: null, name: 'Luc Abena', role: null })).toBeNull();
});

test('a person who was blocked before the server could store it stays hidden until their entry is deleted', async () => {
  localStorage.setItem(key, '["103",{"id":"108","name":"Luc Abena","role":null}]');
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  function OnDevice() {
    const { onDevice, forget } = useHiddenPeople('blocked');
    return (
      <button onClick={() => onDevice.map(forget)} type="button">
        {`Forget ${onDevice.length}`}
      </button>
    );
  }
  renderInApp(
    <>
      <Names />
      <OnDevice />
    </>,
    { member: sampleMember() },
  );
  expect(screen.getByRole('button', { name: 'Forget 0' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Forget 1' }));
  expect(screen.getByText('not Luc, not 108')).toBeVisible();
  expect(localStorage.getItem(key)).toBe('["103"]');
});

test('of two people blocked on the server, the refused one alone is shown again', async () => {
  const server = fakeServer();
  const answers: ((response: Response) => void)[] = [];
  const wait = () => new Promise<Response>((resolve) => answers.push(resolve));
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('PUT /az/blocks/108', wait);
  server.on('PUT /az/blocks/109', wait);
  const answer = (body: object, status = 200) => act(async () => answers.shift()?.(json(body, { status })));
  renderInApp(
    <>
      <Names />
      <BlockAda />
      <Toasts />
    </>,
    { member: sampleMember() },
  );
  const blocks = () => server.requests.filter(({ method }) => method === 'PUT').length;
  expect(await screen.findByText('108, 110')).toBeVisible();
  expect(await screen.findByText('relations on the server')).toBeVisible();
  await press('Add Luc');
  await press('Add Ada');
  expect(await screen.findByText('108, 110, Luc Abena, Ada Nze')).toBeVisible();
  await waitFor(() => expect(blocks()).toBe(2));
  await answer({ success: false, message: 'Patientez.' }, 400);
  expect(await screen.findByText('108, 110, Ada Nze')).toBeVisible();
  await answer({ success: true, relation: null });
  expect(screen.getByText('108, 110, Ada Nze')).toBeVisible();
  expect(screen.getByText('Cette personne n’a pas été masquée. Patientez.')).toBeVisible();
});
