import { firstPictureLink } from './first-picture.ts';
import { PageAnswers } from './page-answers.ts';

const pictures = {
  at: ['feeds', 0, 'images'],
  sizes: ['(min-width: 42em) 40rem, 100vw', '50vw'] as [string, string],
};
const picture = {
  url: '/api/pictures/a',
  width: 1600,
  alt: 'Un champ',
  sizes: [{ url: '/api/pictures/b', width: 800, height: 600 }],
};
const feed = (...images: unknown[]) => ({ feeds: [{ id: '1', images }, { images: [picture] }] });

test('the first picture is preloaded in the size that the page will choose', () => {
  expect(firstPictureLink(feed(picture), pictures)).toBe(
    '<link rel="preload" as="image" imagesrcset="/api/pictures/a 1600w, /api/pictures/b 800w" ' +
      'imagesizes="(min-width: 42em) 40rem, 100vw" fetchpriority="high">\n',
  );
  expect(firstPictureLink(feed(picture, picture), pictures)).toContain('imagesizes="50vw"');
  expect(firstPictureLink(feed({ ...picture, sizes: [] }), pictures)).toContain(' href="/api/pictures/a" ');
});

test.each([
  ['no picture', feed()],
  ['no list', { feeds: [{}] }],
  ['another shape', 'feeds'],
  ['an inherited key', {}],
  ['another origin', feed({ ...picture, url: 'https://elsewhere.test/a' })],
  ['an address without a scheme', feed({ ...picture, url: '//elsewhere.test/a' })],
  ['a backslash', feed({ ...picture, url: '/\\elsewhere.test/a' })],
  ['several candidates in one', feed({ ...picture, url: '/a 1w, //elsewhere.test/b' })],
  ['a width that is none', feed({ ...picture, width: '1600' })],
])('an answer with %s names none', (_, answer) => {
  expect(firstPictureLink(answer, pictures)).toBe('');
});

test.each([[undefined], ['feeds'], [{ at: 'feeds', sizes: [] }], [{ at: ['feeds', 0, 'images'] }]])(
  'a declaration that is none names none: %j',
  (declared) => {
    expect(firstPictureLink(feed(picture), declared)).toBe('');
  },
);

test('no text of a picture ends its element', () => {
  const hostile = firstPictureLink(feed({ ...picture, url: '/"><script>' }), pictures);
  expect(hostile.match(/</g)).toHaveLength(1);
  expect(hostile.match(/"/g)).toHaveLength(10);
});

test('it stands before the answers', async () => {
  const replies = new Map<string, unknown>([
    ['/verify-token', { status: true, pictures: { cover: picture } }],
    ['/feed', feed(picture)],
  ]);
  const answers = new PageAnswers(
    async ({ path }) => ({ body: JSON.stringify(replies.get(path)), liveSeq: null }),
    1000,
  );
  const verified = answers.for({} as never, 'token', {
    firstCalls: [],
    sessionPictures: [{ ...pictures, at: ['pictures', 'cover'] }],
  });
  expect(await verified.markup).toMatch(/^<link rel="preload" as="image" /);
  const { markup } = answers.for({} as never, 'token', { firstCalls: [{ path: '/feed', pictures }] });
  expect(await markup).toMatch(/^<link rel="preload" as="image" /);
});
