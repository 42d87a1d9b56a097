/** @jest-environment node */
import { parseComment, parseCommentPage, parseThreadComment } from './thread-comments.ts';

const wire = {
  id: 'c',
  announcement_id: 'a',
  parent_id: null,
  root_id: null,
  text: 'Bravo',
  created_at: '2024-03-12T10:00:00.000Z',
  edited_at: '2024-03-12T11:00:00.000Z',
  removed: false,
  author: { Customers_Numbers: '7', Names: 'Inès', LastName: 'Okemba', isVerify: true, role: null },
  like_count: 2,
  reply_count: 1,
  liked: true,
  own: false,
  may: ['like', 'reply'],
  rev: 4,
};

test('a comment is read with its counts and what the member may do', () => {
  expect(parseComment(wire)).toEqual({
    id: 'c',
    parentId: null,
    author: { id: '7', name: 'Inès Okemba', role: null, picture: null, verified: true },
    text: 'Bravo',
    createdAt: '2024-03-12T10:00:00.000Z',
    editedAt: '2024-03-12T11:00:00.000Z',
    isRemoved: false,
    likeCount: 2,
    replyCount: 1,
    liked: true,
    own: false,
    may: ['like', 'reply'],
    rev: 4,
  });
});

test('a removed comment has neither text nor author', () => {
  const removed = parseComment({ ...wire, text: '', author: null, removed: true, may: [] });
  expect(removed).toMatchObject({ isRemoved: true, author: null, text: '', may: [] });
});

test.each([null, [], {}, { ...wire, id: null }, { ...wire, text: '' }])('%j is no comment', (raw) => {
  expect(parseComment(raw)).toBeNull();
});

test('a page leaves out what it cannot read', () => {
  const page = { success: true, items: [wire, { id: 'x' }], meta: { next_cursor: 'n' } };
  expect(parseCommentPage(page)).toMatchObject({ items: [{ id: 'c' }], meta: { nextCursor: 'n' } });
  expect(parseCommentPage({ ...page, meta: { next_cursor: null } })?.meta.nextCursor).toBeNull();
  expect(parseCommentPage({ ...page, success: false })).toBeNull();
  expect(parseCommentPage({ success: true })).toBeNull();
});

test('a stored comment needs success', () => {
  expect(parseThreadComment({ success: true, comment: wire })?.id).toBe('c');
  expect(parseThreadComment({ success: false, comment: wire })).toBeNull();
});
