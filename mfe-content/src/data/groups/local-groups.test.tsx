import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocalGroups } from './local-groups.ts';

const createdAt = '2026-11-20T10:00:00.000Z';
const group = (id: string) => ({ id, name: id, type: 'Public', description: '', createdAt });
const post = (id: string, groupId: string) => ({ id, groupId, text: 'Bonjour', createdAt });
const kept = (what: string) => JSON.parse(localStorage.getItem(`az-content-${what}:1042`) ?? '');

function Removal() {
  const { remove } = useLocalGroups();
  return (
    <button onClick={() => remove('one')} type="button">
      Remove one
    </button>
  );
}

test('removing a group removes its publications, and nothing else', async () => {
  localStorage.setItem('az-content-groups:1042', JSON.stringify([group('one'), group('two')]));
  const posts = [post('a', 'one'), post('b', 'two'), post('c', 'one')];
  localStorage.setItem('az-content-posts:1042', JSON.stringify(posts));
  renderInApp(<Removal />, { member: sampleMember() });
  await userEvent.click(screen.getByRole('button', { name: 'Remove one' }));
  expect(kept('groups')).toEqual([group('two')]);
  expect(kept('posts')).toEqual([post('b', 'two')]);
});
