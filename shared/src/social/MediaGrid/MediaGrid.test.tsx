import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { type Picture, srcSetOf } from './picture.ts';

const pictures = (count: number): Picture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    url: `/${index}.webp`,
    alt: index === 0 ? 'Une salle' : '',
    width: null,
    height: null,
  }));

const show = (count: number) =>
  renderInApp(<MediaGrid of="de la publication de Zoé Marchal" pictures={pictures(count)} />);

const dialog = { name: 'Images de la publication de Zoé Marchal' };

test('shows four pictures, and all of them in the viewer', async () => {
  show(6);
  expect(screen.getAllByRole('img')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Tout voir, 6 images' }));
  expect(await screen.findByRole('dialog', dialog)).toHaveTextContent('5 / 6');
});

test('labels a picture without a description', () => {
  show(2);
  expect(screen.getByRole('button', { name: 'Une salle' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Image 2 de la publication de Zoé Marchal' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Tout voir/ })).toBeNull();
});

test('opens the viewer at the pressed picture, and returns the focus to it', async () => {
  show(3);
  expect(screen.queryByRole('dialog')).toBeNull();
  const second = screen.getByRole('button', { name: /^Image 2/ });
  await userEvent.click(second);
  const viewer = within(await screen.findByRole('dialog', dialog));
  expect(viewer.getByRole('img', { name: /^Image 2/ })).toHaveAttribute('src', '/1.webp');
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(second).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Une salle' }));
  expect(await screen.findByRole('dialog', dialog)).toHaveTextContent('1 / 3');
});

test('sets srcset for a picture of known width', () => {
  const sizes = [{ url: '/s.webp', width: 400 }];
  const picture = { id: 'p', url: '/p.webp', alt: '', width: 1600, height: 900, sizes };
  expect(srcSetOf(picture)).toBe('/p.webp 1600w, /s.webp 400w');
  expect(srcSetOf({ ...picture, width: null })).toBeUndefined();
  expect(srcSetOf({ ...picture, sizes: [] })).toBeUndefined();
});

test.each([
  ['the only picture', 1, 0],
  ['the first of several pictures', 2, 1],
])('shows %s in the size that the feed preloads', (_, count, index) => {
  const area = readFileSync(join(__dirname, '../../../../mfe-feed/area.json'), 'utf8');
  const sizes = [...area.matchAll(/"(\(min-width[^"]*)"/g)].map(([, found]) => found);
  const list = pictures(count).map((one) => ({
    ...one,
    width: 1600,
    sizes: [{ url: '/s.webp', width: 400 }],
  }));
  renderInApp(<MediaGrid of="de la publication" pictures={list} />);
  expect(screen.getByRole('img', { name: 'Une salle' })).toHaveAttribute('sizes', sizes[index]);
});
