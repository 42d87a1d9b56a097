/** @jest-environment node */
import {
  type Announcement,
  type Author,
  type Comment,
  type CommentPage,
  type FeedPage,
  parseAnnouncement,
  parseComment,
  plainComment,
} from '@az/shared/contracts';
import type { Entry } from '@az/shared/outbox';
import { type InfiniteData, QueryClient } from '@az/shared/query';
import { feedItem } from '../testing/sample-feed.ts';
import { threadItem } from '../testing/sample-thread.ts';
import {
  addComment,
  addLive,
  addStored,
  changeCommentAuthor,
  levelKey,
  patchComment,
  removeComment,
  rereadMissingPlace,
  takeRemoved,
} from './comment-cache.ts';
import { latestQuery } from './comments-query.ts';
import { announcementKey, findAnnouncement } from './feed-cache.ts';
import { setEntries } from './unconfirmed.ts';

type Changes = Parameters<typeof threadItem>[1];

const read = (id: string, changes?: Changes): Comment => parseComment(threadItem(id, changes)) as Comment;

let queries: QueryClient;

function setLevel(parent: string | null, items: Comment[], nextCursor: string | null = null): void {
  queries.setQueryData<InfiniteData<CommentPage>>(levelKey('a', parent), {
    pages: [{ items, meta: { nextCursor } }],
    pageParams: [null],
  });
}

const level = (parent: string | null): Comment[] | undefined =>
  queries.getQueryData<InfiniteData<CommentPage>>(levelKey('a', parent))?.pages.flatMap(({ items }) => items);
const ids = (parent: string | null) => level(parent)?.map(({ id }) => id);
const find = (id: string) => level(null)?.find((one) => one.id === id);

beforeEach(() => {
  queries = new QueryClient();
});

test('a newer state is taken over, an older one is not', () => {
  setLevel(null, [read('1', { rev: 3 })]);
  patchComment(queries, 'a', read('1', { text: 'Ancien', rev: 2 }), false);
  expect(find('1')?.text).toBe('Commentaire 1');
  patchComment(queries, 'a', read('1', { text: 'Nouveau', rev: 4, like_count: 5 }), false);
  expect(find('1')).toMatchObject({ text: 'Nouveau', likeCount: 5 });
});

test('what differs between members stays, until the comment is removed', () => {
  setLevel(null, [read('1', { liked: true, own: true, may: ['like', 'edit'] })]);
  patchComment(queries, 'a', read('1', { rev: 2, may: ['like'] }), false);
  expect(find('1')).toMatchObject({ liked: true, own: true, may: ['like', 'edit'] });
  patchComment(queries, 'a', read('1', { rev: 3, removed: true, text: '', author: null }), false);
  expect(find('1')).toMatchObject({ isRemoved: true, author: null, may: [] });
});

test.each<[string, Partial<Entry>, Changes, string[]]>([
  ['this browser is sending', {}, {}, ['1']],
  ['this browser was refused to send', { refusal: 'Trop long' }, {}, ['1', '2']],
  ['another browser of the member sends', {}, { text: 'Autre' }, ['1', '2']],
  ['another member sends', {}, { own: false }, ['1', '2']],
])('of the live stream, a comment that %s is added unless it waits', (_, changes, sent, shown) => {
  setLevel(null, [read('1')]);
  const act = { kind: 'comment' as const, post: 'a', replyTo: null, text: 'Bravo' };
  setEntries(queries, [{ clientId: 'x', act, at: 0, refusal: null, ...changes }]);
  addLive(queries, 'a', read('2', { own: true, text: 'Bravo', ...sent }));
  expect(ids(null)).toEqual(shown);
});

test('a new comment is added once, at the end of its level', () => {
  setLevel(null, [read('1')]);
  addComment(queries, 'a', read('2'));
  addComment(queries, 'a', read('2'));
  expect(ids(null)).toEqual(['1', '2']);
});

test('with further pages, only the member’s own is added', () => {
  setLevel(null, [read('1')], 'next');
  addComment(queries, 'a', read('2'));
  addComment(queries, 'a', read('3', { own: true }));
  expect(ids(null)).toEqual(['1', '3']);
});

test('a reply counts, whether its level is open or not', () => {
  setLevel(null, [read('1', { reply_count: 1 })]);
  addComment(queries, 'a', read('2', { parent_id: '1' }));
  expect(find('1')?.replyCount).toBe(2);
  expect(ids('1')).toBeUndefined();
});

test('the first reply makes its level, which further ones are added to', () => {
  setLevel(null, [read('1')]);
  addComment(queries, 'a', read('2', { parent_id: '1' }));
  expect(find('1')?.replyCount).toBe(1);
  expect(ids('1')).toEqual(['2']);
  addComment(queries, 'a', read('3', { parent_id: '1' }));
  expect(find('1')?.replyCount).toBe(2);
  expect(ids('1')).toEqual(['2', '3']);
});

test('an empty place goes with its last reply', () => {
  setLevel(null, [read('1', { removed: true, text: '', author: null, reply_count: 2 })]);
  setLevel('1', [read('2', { parent_id: '1' }), read('3', { parent_id: '1' })]);
  removeComment(queries, 'a', '2');
  expect(find('1')?.replyCount).toBe(1);
  removeComment(queries, 'a', '3');
  expect(ids(null)).toEqual([]);
});

test('a reply to a comment whose replies are unknown makes no level', () => {
  queries.setQueryData<InfiniteData<CommentPage>>(latestQuery('a').queryKey, {
    pages: [{ items: [{ ...read('1'), ...plainComment }], meta: { nextCursor: null } }],
    pageParams: [null],
  });
  addComment(queries, 'a', read('2', { parent_id: '1' }));
  expect(ids('1')).toBeUndefined();
});

test('the latest comments and the levels change together', () => {
  queries.setQueryData<InfiniteData<CommentPage>>(latestQuery('a').queryKey, {
    // The comment as the call of the specification returns it.
    pages: [{ items: [{ ...read('1'), ...plainComment }], meta: { nextCursor: null } }],
    pageParams: [null],
  });
  setLevel(null, [read('1')], 'next');
  const latest = () =>
    queries
      .getQueryData<InfiniteData<CommentPage>>(latestQuery('a').queryKey)
      ?.pages.flatMap(({ items }) => items.map(({ text, isRemoved }) => (isRemoved ? '–' : text)));
  addComment(queries, 'a', read('2'));
  expect(latest()).toEqual(['Commentaire 1', 'Commentaire 2']);
  expect(ids(null)).toEqual(['1']);
  patchComment(queries, 'a', read('1', { text: 'Autrement', rev: 2 }), false);
  expect(latest()).toEqual(['Autrement', 'Commentaire 2']);
  expect(find('1')?.text).toBe('Autrement');
  addComment(queries, 'a', read('3', { parent_id: '1' }));
  takeRemoved(queries, 'a', '1');
  expect(latest()).toEqual(['–', 'Commentaire 2', 'Commentaire 3']);
  expect(find('1')).toMatchObject({ isRemoved: true, author: null, replyCount: 1 });
  removeComment(queries, 'a', '3');
  expect(latest()).toEqual(['Commentaire 2']);
  expect(ids(null)).toEqual([]);
});

test('what the member adds and removes is counted once, also when the live stream was faster', () => {
  const counted = () => findAnnouncement(queries, 'a')?.commentCount;
  const post = parseAnnouncement(feedItem('a', { comment_count: 4 })) as Announcement;
  queries.setQueryData<InfiniteData<FeedPage>>(announcementKey('a'), {
    pages: [{ items: [post], meta: { nextCursor: null } }],
    pageParams: [null],
  });
  setLevel(null, [read('1')]);
  addStored(queries, 'a', read('2', { own: true }));
  expect(counted()).toBe(5);
  addStored(queries, 'a', read('2', { own: true }));
  expect(counted()).toBe(5);
  takeRemoved(queries, 'a', '2');
  takeRemoved(queries, 'a', '2');
  expect(counted()).toBe(4);
});

test('a hidden comment that its reader may remove goes when they remove it, and does not count', () => {
  const hidden: Changes = { removed: true, text: '', author: null, may: ['remove'] };
  setLevel(null, [read('1', { ...hidden, reply_count: 1 }), read('2', hidden)]);
  setLevel('1', [read('3', { parent_id: '1' })]);
  removeComment(queries, 'a', '3');
  expect(ids(null)).toEqual(['1', '2']);
  takeRemoved(queries, 'a', '1');
  expect(ids(null)).toEqual(['2']);
});

test.each<[string, Changes, boolean, boolean]>([
  ['at the top', {}, false, false],
  ['to a listed comment', { parent_id: '1', root_id: '1' }, false, false],
  ['to a hidden comment', { parent_id: '8', root_id: '8' }, true, false],
  ['to a listed reply', { parent_id: '2', root_id: '1' }, false, false],
  ['to a hidden reply', { parent_id: '9', root_id: '1' }, false, true],
])('the list that lacks the place above a new comment %s is read again', (_, changes, isTop, isReplies) => {
  setLevel(null, [read('1', { reply_count: 1 })]);
  setLevel('1', [read('2', { parent_id: '1' })]);
  const isStale = (parent: string | null) => queries.getQueryState(levelKey('a', parent))?.isInvalidated;
  rereadMissingPlace(queries, 'a', read('5', changes), changes?.root_id ?? null);
  expect([isStale(null), isStale('1')]).toEqual([isTop, isReplies]);
});

test('a list with further pages is not read again: they may have the place', () => {
  setLevel(null, [read('1')], 'next');
  rereadMissingPlace(queries, 'a', read('5', { parent_id: '8' }), '8');
  expect(queries.getQueryState(levelKey('a', null))?.isInvalidated).toBe(false);
});

test('other announcements stay as they are', () => {
  setLevel(null, [read('1')]);
  removeComment(queries, 'b', '1');
  addComment(queries, 'b', read('2'));
  expect(ids(null)).toEqual(['1']);
});

test('a member shows on all their comments as they are now, and others as before', () => {
  const other = { ...read('2').author, id: '9', name: 'Yann Mba' } as Author;
  setLevel(null, [read('1'), { ...read('2'), author: other }]);
  setLevel('1', [read('3', { parent_id: '1' })]);
  const author = { ...read('1').author, name: 'Awa Ndong' } as Author;
  changeCommentAuthor(queries, author);
  expect(level(null)?.map((one) => one.author?.name)).toEqual(['Awa Ndong', 'Yann Mba']);
  expect(level('1')?.map((one) => one.author?.name)).toEqual(['Awa Ndong']);
});
