import { renderInApp, sampleMember } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { ReadSamplePosts } from './ReadSamplePosts.tsx';

const open = () => {
  fakeViewport();
  return renderInApp(<ReadSamplePosts />, { member: sampleMember() });
};
const postOf = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name}`) });

async function choose(name: string, entry: string) {
  const card = await postOf(name);
  await userEvent.click(within(card).getByRole('button', { name: /^Actions sur/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

test('leaves out the posts of people who are blocked', async () => {
  localStorage.setItem('az-blocked:1042', '["101"]');
  open();
  expect(await postOf('Corentin Vasseur')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /^Anaïs Delcourt/ })).not.toBeInTheDocument();
});

test('a post leaves with its author, and comes back when that is taken back', async () => {
  open();
  await choose('Anaïs Delcourt', 'Ne plus suivre Anaïs Delcourt');
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(await postOf('Anaïs Delcourt')).toBeInTheDocument();
  await choose('Anaïs Delcourt', 'Bloquer Anaïs Delcourt');
  await userEvent.click(await screen.findByRole('button', { name: 'Bloquer' }));
  await screen.findByRole('group', { name: 'Vous avez bloqué Anaïs Delcourt sur cet appareil' });
  expect(JSON.parse(localStorage.getItem('az-blocked:1042') ?? '')).toContain('101');
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await postOf('Anaïs Delcourt')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('az-blocked:1042') ?? '')).not.toContain('101');
});

test('says so when every post has left, with the way back', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(101 + index));
  localStorage.setItem('az-unfollowed:1042', JSON.stringify(ids));
  open();
  expect(await screen.findByRole('link', { name: 'Revoir les personnes écartées' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Montrer ce qui est masqué' })).not.toBeInTheDocument();
});
