import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp, sampleMember } from '../../testing/index.ts';
import { useSuggestedPeople } from './index.ts';

const key = 'az-requested:1042';

function Suggestions({ count }: { count: number }) {
  const { items, request } = useSuggestedPeople(count);
  return (
    <ul aria-label={`${count} people`}>
      {items?.map(({ id, author, hasRequested }) => (
        <li key={id}>
          <button disabled={hasRequested} onClick={() => request(id)} type="button">
            {author.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

async function open(counts = [3]) {
  renderInApp(
    counts.map((count) => <Suggestions count={count} key={count} />),
    { member: sampleMember() },
  );
  await screen.findAllByRole('listitem');
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('suggests neither blocked people nor those who sent a request', async () => {
  await open([12]);
  expect(names()).toHaveLength(9);
  for (const left of ['Clémence Arvieux', 'Noémie Castagnier', 'Thibault Ewondé'])
    expect(names()).not.toContain(left);
});

test('a request is stored, and every list shows it', async () => {
  await open([3, 5]);
  const [first, second] = screen.getAllByRole('button', { name: 'Bastien Nkodo' });
  await userEvent.click(first!);
  expect(first).toBeDisabled();
  expect(second).toBeDisabled();
  expect(localStorage.getItem(key)).toBe('["107"]');
});

test('invalid stored ids are left out', async () => {
  localStorage.setItem(key, '[112, "107", null]');
  await open();
  expect(screen.getByRole('button', { name: 'Bastien Nkodo' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Solène Mbarga-Petit' })).toBeEnabled();
});
