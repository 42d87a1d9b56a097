import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp, sampleMember } from '../testing/index.ts';
import { type HiddenPeopleList, networkPerson, samplePerson, useHiddenPeople } from './index.ts';

const key = 'az-blocked:1042';
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
