import { endClosedAccount } from '@az/shared/auth';
import { parseAnnouncement } from '@az/shared/contracts';
import { followRelation } from '@az/shared/hidden-people';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { commentItem, feedItem } from '../testing/sample-feed.ts';
import { useLatestComments } from './announcement-comments.ts';
import { announcementKey } from './feed-cache.ts';
import { rereadAnnouncements } from './patch-posts.ts';

const post = feedItem('a', { comment_count: 2 });
const comments = [
  commentItem('1'),
  commentItem('2', { author: { ...post.author, Customers_Numbers: '8', Names: 'Yann' } }),
];

let server: FakeServer;
let queries: QueryClient;

function Comments() {
  queries = useQueryClient();
  return useLatestComments('a', true)?.map(({ id, text }) => <p key={id}>{text}</p>);
}

/** Shows the comments on an announcement in a list. */
async function open(): Promise<void> {
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments }));
  renderInApp(<Comments />, { member: sampleMember() });
  const pages = [{ items: [parseAnnouncement(post)], meta: { nextCursor: null } }];
  queries.setQueryData(announcementKey('a'), { pages, pageParams: [null] });
  await screen.findByText('Commentaire 2');
}

const reads = () => server.requests.filter(({ url }) => url.includes('announcements-comments')).length;

/** Reads the announcement again. `hidden`: its number of hidden comments, `visible`: all its other comments. */
async function readAgain(hidden: number, visible: unknown[]): Promise<void> {
  server.on('GET /az/announcements', () =>
    json({ success: true, items: [{ ...post, hidden_comment_count: hidden }] }),
  );
  server.on('GET /az/announcements-comments/a', () => json({ success: true, comments: visible }));
  await act(() => rereadAnnouncements(queries, ['a']));
}

beforeEach(() => {
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
});

test('nothing is read again once the session has ended', async () => {
  await open();
  act(() => endClosedAccount());
  await readAgain(0, comments);
  expect(server.requests.filter(({ url }) => url.includes('announcements?ids='))).toEqual([]);
});

test('comments of somebody who has blocked the member leave with the next read, and come back after the block', async () => {
  await open();
  await readAgain(0, comments);
  expect(reads()).toBe(1);
  await readAgain(1, comments.slice(0, 1));
  await waitFor(() => expect(screen.queryByText('Commentaire 2')).not.toBeInTheDocument());
  expect(screen.getByText('Commentaire 1')).toBeInTheDocument();
  await readAgain(1, comments.slice(0, 1));
  expect(reads()).toBe(2);
  await readAgain(0, comments);
  expect(await screen.findByText('Commentaire 2')).toBeInTheDocument();
});

test('comments of somebody whom the member blocks in another tab leave at once', async () => {
  await open();
  const event = { seq: 1, post: null, id: null, member: '8', relation: null };
  act(() => followRelation({ ...event, type: 'own.relation' }));
  expect(screen.queryByText('Commentaire 2')).not.toBeInTheDocument();
  expect(screen.getByText('Commentaire 1')).toBeInTheDocument();
  expect(reads()).toBe(1);
});
