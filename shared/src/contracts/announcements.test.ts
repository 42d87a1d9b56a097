/** @jest-environment node */
import { safeParse } from 'valibot';
import { parseAnnouncementImages } from './announcement-images.ts';
import { parseAnnouncement, parseFeedPage } from './announcements.ts';
import { parseAnnouncementComments, plainComment } from './comments.ts';
import { parseStoredComment } from './thread-comments.ts';
import { CommentsReplyWire, FeedReplyWire, ImagesReplyWire } from './wire/announcements.wire.ts';

const author = {
  Customers_Numbers: '7',
  Names: 'Awa',
  LastName: 'Diarrassouba',
  type: 'person',
  isVerify: true,
  role: 'Journaliste',
  picture_url: '/a.jpg',
};
const item = {
  id: '1',
  type: 'announcement' as const,
  text: 'Bonjour',
  created_at: '2026-01-02T03:04:05.000Z',
  edited_at: null,
  audience: 'connections' as const,
  author,
  like_count: 3,
  comment_count: 0,
  image_count: 2,
  liked: true,
  own: false,
  saved: false,
  hidden: false,
  rev: 1,
};
const feed: FeedReplyWire = { success: true, feeds: [item], meta: { next_cursor: 'abc' } };
const clean = {
  id: '1',
  author: { id: '7', name: 'Awa Diarrassouba', role: 'Journaliste', picture: '/a.jpg', verified: true },
  text: 'Bonjour',
  createdAt: '2026-01-02T03:04:05.000Z',
  likeCount: 3,
  commentCount: 0,
  imageCount: 2,
  liked: true,
  own: false,
  rev: 1,
  audience: 'connections',
  editedAt: null,
  saved: false,
  hidden: false,
};
const rubbish = [null, undefined, '', 'x', 5, true, {}, { success: true }, { success: false }, [[]]];

test('an audience of a later version is left out', () => {
  expect(parseFeedPage({ ...feed, feeds: [{ ...item, audience: 'club' }] })?.items).toEqual([
    { ...clean, audience: undefined },
  ]);
});

describe('the feed', () => {
  it('reads what our server sends', () => {
    expect(safeParse(FeedReplyWire, feed).success).toBe(true);
    expect(parseFeedPage(feed)).toEqual({ items: [clean], meta: { nextCursor: 'abc' } });
  });

  it('has neither marks nor a time of change where the server knows none', () => {
    const { edited_at: _editedAt, saved: _saved, hidden: _hidden, ...plain } = item;
    const read = parseAnnouncement(plain) ?? {};
    for (const name of ['editedAt', 'saved', 'hidden']) expect(read).not.toHaveProperty(name);
  });

  it.each([
    ['a bare list', [item]],
    ['no success flag and no meta', { feeds: [item] }],
    ['feeds wrapped in data', { success: true, feeds: { data: [item] } }],
    ['everything wrapped in data', { success: true, data: { feeds: [item] } }],
    [
      'items wrapped in announcement',
      { success: true, feeds: [{ type: 'announcement', announcement: item }] },
    ],
  ])('reads %s', (_what, raw) => {
    expect(parseFeedPage(raw)).toEqual({ items: [clean], meta: { nextCursor: null } });
  });

  it('refuses success:false even with feeds', () => {
    expect(parseFeedPage({ ...feed, success: false })).toBeNull();
  });

  it.each([
    [{ title: 'Recrutement', content: 'Deux postes.' }, 'Recrutement\n\nDeux postes.'],
    [{ title: 'Recrutement' }, 'Recrutement'],
    [{ content: 'Deux postes.' }, 'Deux postes.'],
    [{ title: 'Deux postes', text: 'Deux postes à pourvoir.' }, 'Deux postes à pourvoir.'],
  ])('of %j joins title and text, without repetition', (words, text) => {
    expect(parseFeedPage({ feeds: [{ id: 1, ...words }] })?.items[0]?.text).toBe(text);
  });

  it('names an author without a name by the e-mail address', () => {
    const author = { 'E-mails': 'ines.okemba@exemple.test' };
    expect(parseFeedPage({ feeds: [{ id: 1, text: 'x', author }] })?.items[0]?.author.name).toBe(
      'ines.okemba',
    );
  });

  it('leaves out items without id or text, and the same id twice', () => {
    const feeds = [item, { id: 2 }, { text: 'x' }, null, 5, [item], 'x', item];
    expect(parseFeedPage({ ...feed, feeds })?.items).toEqual([clean]);
  });

  it('reads what it can from an item of another shape', () => {
    const raw = {
      announcement_id: 9,
      Description: 'Texte',
      user: 'Awa',
      created_date: '2026-01-02 03:04:05',
    };
    expect(parseAnnouncement(raw)).toEqual({
      id: '9',
      author: { id: null, name: 'Awa', role: null, picture: null, verified: false },
      text: 'Texte',
      createdAt: '2026-01-02T03:04:05.000Z',
      likeCount: null,
      commentCount: null,
      imageCount: null,
      liked: false,
      own: false,
      rev: null,
    });
    expect(parseAnnouncement({ id: 9, text: 'x' })?.author.name).toBe('Membre');
  });

  it.each(rubbish.filter((raw) => !Array.isArray(raw)))('gives null for %p', (raw) => {
    expect(parseFeedPage(raw)).toBeNull();
  });
});

describe('images', () => {
  const small = { url: '/az/pictures/y.jpg', width: 720 };
  const image = {
    id: '4',
    url: '/az/pictures/x.jpg',
    alt: 'Un pont',
    width: 1200,
    height: 675,
    sizes: [small],
  };
  const png = 'iVBORw0KGgoAAAANSUhEUg==';

  it('reads what our server sends', () => {
    const sizes = [{ ...small, height: 405 }];
    const raw: ImagesReplyWire = { success: true, images: [{ ...image, sizes }] };
    expect(safeParse(ImagesReplyWire, raw).success).toBe(true);
    expect(parseAnnouncementImages(raw)).toEqual([image]);
  });

  it('reads plain URLs and base64', () => {
    const images = [
      '/a.jpg',
      'https://cdn.example/b.png',
      png,
      { image_data: `data:image/jpeg;base64,${png}` },
    ];
    expect(parseAnnouncementImages({ success: true, images })?.map(({ id, url }) => [id, url])).toEqual([
      ['0', '/a.jpg'],
      ['1', 'https://cdn.example/b.png'],
      ['2', `data:image/png;base64,${png}`],
      ['3', `data:image/png;base64,${png}`],
    ]);
  });

  it('leaves out values that are no image URL', () => {
    const images = [
      'javascript:alert(1)',
      '//evil.example/a.png',
      '/\\evil.example',
      'data:text/html,x',
      'a b',
      {},
      5,
    ];
    expect(parseAnnouncementImages({ success: true, images })).toEqual([]);
  });

  it.each([...rubbish, { images: [image] }, { success: 'true', images: [image] }])(
    'gives null for %p',
    (raw) => {
      expect(parseAnnouncementImages(raw)).toBeNull();
    },
  );
});

describe('comments', () => {
  const comment = { id: '5', text: 'Bravo', created_at: '2026-01-02T03:04:05.000Z', author };
  const cleanComment = {
    ...plainComment,
    id: '5',
    author: clean.author,
    text: 'Bravo',
    createdAt: clean.createdAt,
  };

  it('reads what our server sends', () => {
    const raw: CommentsReplyWire = { success: true, comments: [comment] };
    expect(safeParse(CommentsReplyWire, raw).success).toBe(true);
    expect(parseAnnouncementComments(raw)).toEqual([cleanComment]);
    expect(parseStoredComment({ success: true, comment }, 'Bravo')).toEqual(cleanComment);
  });

  it('leaves out entries without text', () => {
    expect(parseAnnouncementComments({ success: true, comments: [{ id: 1 }, null, comment] })).toEqual([
      cleanComment,
    ]);
  });

  it.each(rubbish)('gives an empty list for %p', (raw) => {
    expect(parseAnnouncementComments(raw)).toEqual([]);
  });

  it('counts a success as stored even when the comment cannot be read', () => {
    expect(parseStoredComment({ success: true, comment: 'ok' }, 'Mon texte')).toMatchObject({
      text: 'Mon texte',
    });
    expect(parseStoredComment({ success: true }, 'Mon texte')).toMatchObject({ text: 'Mon texte', id: '' });
  });

  it.each([null, {}, { success: false, comment }, { comment }, 'x'])(
    'gives null for the refusal %p',
    (raw) => {
      expect(parseStoredComment(raw, 'Mon texte')).toBeNull();
    },
  );
});
