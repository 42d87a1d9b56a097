import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeViewport, fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadFeed } from './ReadFeed.tsx';

let server: FakeServer;
let viewport: FakeViewport;
let run = 0;

beforeEach(() => {
  server = fakeServer();
  viewport = fakeViewport();
  // Measured heights are stored by id until the page is left: each test has ids of its own.
  run += 1;
});

const textOf = (index: number) => `Annonce ${run}.${index}`;

/** Opens a feed with `count` announcements in one reply. */
async function open(count: number) {
  const items = Array.from({ length: count }, (_, index) => feedItem(`${run}.${index + 1}`));
  server.on('GET /az/global', () => json(feedReply(items, null)));
  renderInApp(<ReadFeed below={() => null} />, { member: sampleMember() });
  await screen.findByText(textOf(1));
}

const articles = () => screen.getAllByRole('article');
const article = (index: number) =>
  articles().find((one) => one.getAttribute('aria-posinset') === `${index}`) as HTMLElement;
const isDrawn = (index: number) => article(index).querySelector('button') !== null;

test('a card is rendered at once at the top, and further down when it is near', async () => {
  await open(8);
  expect([1, 3, 4, 5].map(isDrawn)).toEqual([true, true, false, false]);
  expect(article(8)).toHaveTextContent(textOf(8));
  viewport.moveNear(article(8));
  expect(isDrawn(8)).toBe(true);
});

test('a block far away becomes one placeholder with its texts and height, until it is near again', async () => {
  await open(60);
  expect(articles()).toHaveLength(60);
  viewport.moveAway(article(21).parentElement as HTMLElement, 3_200);
  expect(articles()).toHaveLength(51);
  const block = screen.getByRole('article', { name: 'Publications 21 à 30' });
  expect(block).toHaveTextContent(textOf(28));
  expect(block).toHaveStyle({ height: '3200px' });
  expect(block).toHaveAttribute('aria-posinset', '21');
  viewport.moveNear(block);
  expect(articles()).toHaveLength(60);
});

test('hundreds of cards far away become one placeholder, which renders its blocks again', async () => {
  await open(240);
  const far = article(121).parentElement as HTMLElement;
  const large = far.parentElement as HTMLElement;
  viewport.moveAway(far, 3_200);
  viewport.moveAway(large, 32_000);
  expect(articles()).toHaveLength(141);
  const block = screen.getByRole('article', { name: 'Publications 101 à 200' });
  expect(block).toHaveTextContent(textOf(177));
  viewport.moveNear(block);
  expect(screen.getByRole('article', { name: 'Publications 121 à 130' })).toBeVisible();
  expect(articles()).toHaveLength(240 - 9);
});

test('the block with the focus stays rendered, and a focused placeholder passes it to its first card', async () => {
  await open(60);
  const block = article(21).parentElement as HTMLElement;
  act(() => article(25).focus());
  viewport.moveAway(block, 3_200);
  expect(articles()).toHaveLength(60);
  act(() => article(27).focus());
  expect(articles()).toHaveLength(60);
  // The block has grown since it was measured, because comments were loaded.
  Object.defineProperty(block, 'offsetHeight', { value: 3_400 });
  act(() => article(1).focus());
  const placeholder = screen.getByRole('article', { name: 'Publications 21 à 30' });
  expect(placeholder).toHaveStyle({ height: '3400px' });
  act(() => placeholder.focus());
  viewport.moveNear(placeholder);
  expect(article(21)).toHaveFocus();
});

test('the keys move from the last card of a block to the first of the next', async () => {
  await open(60);
  act(() => article(40).focus());
  await userEvent.keyboard('{PageDown}');
  expect(article(41)).toHaveFocus();
  await userEvent.keyboard('{PageUp}');
  expect(article(40)).toHaveFocus();
});
