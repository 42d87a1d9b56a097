import { toSessionUser } from '../contracts/index.ts';
import { type FakeServer, fakeServer, json } from '../testing/fake-server.ts';
import { fakeSession } from '../testing/fake-session.ts';
import { sampleMember } from '../testing/sample-member.ts';
import {
  getAnnouncementComments,
  getAnnouncementImages,
  getCapabilities,
  getCoverPicture,
  getGlobalFeed,
  getProfilePicture,
  signIn,
  storeAnnouncementComment,
} from './index.ts';

let server: FakeServer;

const refused = () => json({ message: 'Non' }, { status: 400 });
const lost = () => new TypeError('Failed to fetch');
const broken = () => new Response('<!doctype html>', { status: 200 });
const jpeg = '/9j/4AAQSkZJRgABAQ==';

beforeEach(() => {
  server = fakeServer();
  fakeSession('the-token');
});

describe('signIn', () => {
  const credentials = { email: 'a@b.test', password: 'secret' };

  test('returns the token and the user to save', async () => {
    const user = toSessionUser(sampleMember({ headline: 'Guide' }));
    server.on('POST /login', () => json({ status: true, access_token: 'abc', user: { ...user, extra: 1 } }));
    await expect(signIn(credentials)).resolves.toEqual({ token: 'abc', user });
    expect(await server.requests[0]?.json()).toEqual(credentials);
  });

  test('rejects wrong credentials without reporting the session as ended', async () => {
    server.on('POST /login', () => json({}, { status: 401 }));
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'signed-out' });
  });

  test('rejects a reply without a user', async () => {
    server.on('POST /login', () => json({ status: true, access_token: 'abc' }));
    await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'bad-reply' });
  });
});

describe('getGlobalFeed', () => {
  test('reads a page, and asks for the next one by its cursor', async () => {
    const feeds = [{ id: 5, text: 'Bonjour', author: { Names: 'Awa', LastName: 'Moreau' } }];
    server.on('GET /az/global', () => json({ success: true, feeds, meta: { next_cursor: 'a+b' } }));
    const page = await getGlobalFeed();
    expect(page.items).toMatchObject([{ id: '5', text: 'Bonjour', author: { name: 'Awa Moreau' } }]);
    await getGlobalFeed({ cursor: page.meta.nextCursor });
    expect(server.requests.map(({ url }) => new URL(url).search)).toEqual(['', '?cursor=a%2Bb']);
    expect(server.requests[0]?.headers.get('Authorization')).toBe('Bearer the-token');
  });

  test.each([
    ['the message of the server', refused, 'Non'],
    [
      'the message of a 200 without success',
      () => json({ success: false, message: 'En maintenance' }),
      'En maintenance',
    ],
    ['the fixed text without success', () => json({ success: false }), 'Failed to load global feed'],
    ['the fixed text without feeds', () => json({ success: true }), 'Failed to load global feed'],
    ['the fixed text for a page instead of data', broken, 'Failed to load global feed'],
    [
      'the fixed text for a refusal without words',
      () => json({}, { status: 400 }),
      'Failed to load global feed',
    ],
  ])('fails with %s', async (_case, answer, message) => {
    server.on('GET /az/global', answer);
    await expect(getGlobalFeed()).rejects.toMatchObject({ name: 'AppError', message });
  });
});

describe('calls that fail without a message', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });

  test.each([refused, lost, broken, () => json({ success: false, images: [{ url: '/a.jpg' }] })])(
    'images are null (%#)',
    async (answer) => {
      server.on('GET /az/announcements-images/5', answer);
      await expect(getAnnouncementImages('5')).resolves.toBeNull();
    },
  );

  test.each([refused, lost, broken, () => json({ success: false, comments: [{ id: 1, text: 'x' }] })])(
    'comments are empty (%#)',
    async (answer) => {
      server.on('GET /az/announcements-comments/5', answer);
      await expect(getAnnouncementComments('5')).resolves.toEqual([]);
    },
  );

  test.each([
    [refused, 'invalid'],
    [lost, 'offline'],
    [broken, 'bad-reply'],
    [() => json({ success: false }), 'invalid'],
    [() => json([]), 'bad-reply'],
  ] as const)('a comment that was not stored is null, with its cause (%#)', async (answer, kind) => {
    server.on('POST /az/announcements-comments-store/5', answer);
    const onFailure = jest.fn();
    await expect(storeAnnouncementComment('5', 'Bravo', 'key-1', onFailure)).resolves.toBeNull();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ kind }));
  });

  test('images, comments and a stored comment are read', async () => {
    server.on('GET /az/announcements-images/5', () => json({ success: true, images: ['/a.jpg'] }));
    server.on('GET /az/announcements-comments/5', () =>
      json({ success: true, comments: [{ id: 1, text: 'Bravo' }] }),
    );
    server.on('POST /az/announcements-comments-store/5', () =>
      json({ success: true, comment: { id: 2, text: 'Merci' } }),
    );
    await expect(getAnnouncementImages('5')).resolves.toMatchObject([{ url: '/a.jpg' }]);
    await expect(getAnnouncementComments('5')).resolves.toMatchObject([{ id: '1', text: 'Bravo' }]);
    await expect(storeAnnouncementComment('5', 'Merci', 'key-2')).resolves.toMatchObject({
      id: '2',
      text: 'Merci',
    });
    const stored = server.requests[2];
    expect((await stored?.formData())?.get('comment')).toBe('Merci');
    expect(stored?.headers.get('Idempotency-Key')).toBe('key-2');
    expect(stored?.headers.get('Authorization')).toBe('Bearer the-token');
  });

  test('images and comments are asked for without the session, unless they are restricted', async () => {
    server.on('GET /az/announcements-images/5', () => json({ success: true, images: [] }));
    server.on('GET /az/announcements-comments/5', () => json({ success: true, comments: [] }));
    await getAnnouncementImages('5');
    await getAnnouncementComments('5');
    await getAnnouncementImages('5', undefined, true);
    await getAnnouncementComments('5', undefined, true);
    const bearer = 'Bearer the-token';
    const sent = server.requests.map(({ headers }) => headers.get('Authorization'));
    expect(sent).toEqual([null, null, bearer, bearer]);
  });
});

describe('pictures and capabilities', () => {
  test('are read, and absent ones are null or empty', async () => {
    server.on('GET /profile/picture', () =>
      json({ status: true, picture_data: `data:image/jpeg;base64,${jpeg}` }),
    );
    server.on('GET /cover/picture', () => json({ status: false, cover_data: jpeg }));
    server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
    await expect(getProfilePicture()).resolves.toBe(jpeg);
    await expect(getCoverPicture()).resolves.toBeNull();
    await expect(getCapabilities()).resolves.toEqual(['accounts']);
  });

  test.each([
    [['group-chats'], []],
    [
      ['network', 'group-chats'],
      ['network', 'group-chats'],
    ],
    [
      [7, null, 'constructor', 'network'],
      ['constructor', 'network'],
    ],
  ])('of the extensions %j pages offer %j', async (extensions, offered) => {
    server.on('GET /capabilities', () => json({ extensions }));
    await expect(getCapabilities()).resolves.toEqual(offered);
  });

  test('a server that does not know the call has no capabilities', async () => {
    server.on('GET /capabilities', () => json({}, { status: 404 }));
    await expect(getCapabilities()).resolves.toEqual([]);
  });
});
