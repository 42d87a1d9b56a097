import { renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts';
import { ReadSamplePosts } from './ReadSamplePosts.tsx';

let viewport: FakeViewport;

const open = () => {
  viewport = fakeViewport();
  return renderInApp(<ReadSamplePosts />, { member: sampleMember() });
};
const postOf = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name}`) });

/** Moves the placeholders of an author's posts near the viewport, so that the posts are rendered. */
async function bringNear(name: string) {
  for (const article of await screen.findAllByRole('article', { name: `Publication de ${name}` }))
    viewport.moveNear(article);
}

async function choose(name: string, entry: string) {
  const card = await postOf(name);
  await userEvent.click(within(card).getByRole('button', { name: /^Actions sur/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

test('leaves out the posts of people who are blocked', async () => {
  localStorage.setItem('az-blocked:1042', '["101"]');
  open();
  await bringNear('Corentin Vasseur');
  expect(await postOf('Corentin Vasseur')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: /Anaïs Delcourt/ })).not.toBeInTheDocument();
});

test('a post is removed with its author, and restored by undo', async () => {
  open();
  await bringNear('Anaïs Delcourt');
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

test('a person can be unfollowed or blocked', async () => {
  open();
  await bringNear('Élodie Trannoy');
  const post = within((await postOf('Élodie Trannoy')) as HTMLElement);
  await userEvent.click(post.getByRole('button', { name: /^Actions sur/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByRole('menuitem', { name: 'Bloquer Élodie Trannoy' })).toBeInTheDocument();
  expect(menu.getByRole('menuitem', { name: 'Ne plus suivre Élodie Trannoy' })).toBeInTheDocument();
});

test('explains it when every post is hidden, with a button to restore them', async () => {
  const ids = Array.from({ length: 12 }, (_, index) => String(101 + index));
  localStorage.setItem('az-unfollowed:1042', JSON.stringify(ids));
  open();
  expect(await screen.findByRole('link', { name: 'Revoir les personnes écartées' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Montrer ce qui est masqué' })).not.toBeInTheDocument();
});

test('a post is rendered when near; far from the viewport its placeholder has its text and takes the focus', async () => {
  open();
  const [article] = await screen.findAllByRole('article', { name: 'Publication de Anaïs Delcourt' });
  if (!article) throw new Error('There is no article');
  const text = article.textContent ?? '';
  expect(text).not.toBe('');
  expect(within(article).queryByRole('button')).not.toBeInTheDocument();
  act(() => article.focus());
  viewport.moveNear(article);
  const card = await postOf('Anaïs Delcourt');
  expect(card).toHaveTextContent(text.slice(0, 20));
  expect(card).toContainElement(document.activeElement as HTMLElement);
});
