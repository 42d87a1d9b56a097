import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { OwnPicturesWire } from '../contracts/index.ts';
import { followAccount } from '../live/index.ts';
import { type QueryClient, useQueryClient } from '../query/index.ts';
import { changeMember } from '../session/index.ts';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '../testing/index.ts';
import { toastStore } from '../toast/toast-store.ts';
import { type PictureKind, useMemberPicture } from './use-member-picture.ts';

// Base64 of the fewest bytes that are recognised as a JPEG.
const jpeg = '/9j/4AAQ';

function Shown({ kind }: { kind: PictureKind }) {
  const picture = useMemberPicture(kind);
  queries = useQueryClient();
  const text =
    picture.status === 'ready' ? [picture.url, picture.srcSet].filter(Boolean).join(' ') : picture.status;
  return (
    <>
      <output>{text}</output>
      {picture.status === 'ready' && picture.onError && (
        <button onClick={picture.onError} type="button">
          Fail
        </button>
      )}
    </>
  );
}

function Late() {
  const [isShown, setIsShown] = useState(false);
  return isShown ? (
    <Shown kind="cover" />
  ) : (
    <button onClick={() => setIsShown(true)} type="button">
      Voir
    </button>
  );
}

/** Two components that show the same picture. */
const show = (kind: PictureKind, pictures?: OwnPicturesWire) =>
  renderInApp(
    <>
      <Shown kind={kind} />
      <Shown kind={kind} />
    </>,
    { member: sampleMember(), ...(pictures && { pictures }) },
  );

const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const messages = () => toastStore.getState().toasts.map(({ message }) => message);

const calls = () =>
  server.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^.*\/api/, '')}`);

let queries: QueryClient;
let server: FakeServer;
let given: string[];

beforeEach(() => {
  server = fakeServer();
  toastStore.setState({ toasts: [] });
  given = [];
  URL.createObjectURL = () => {
    given.push(`blob:${given.length}`);
    return given.at(-1) as string;
  };
  URL.revokeObjectURL = (url) => {
    given = given.filter((one) => one !== url);
  };
});

test.each([
  ['profile', 'GET /profile/picture', { status: true, picture_data: jpeg }],
  ['cover', 'GET /cover/picture', { status: true, cover_data: jpeg }],
] as const)('%s: every component shows the picture of a single call', async (kind, call, reply) => {
  server.on(call, () => json(reply));
  const { unmount } = show(kind);
  expect(texts()).toEqual(['loading', 'loading']);
  await waitFor(() => expect(texts()).toEqual(['blob:0', 'blob:1']));
  expect(calls().filter((one) => one.includes('picture'))).toEqual([call]);
  unmount();
  expect(given).toEqual([]);
});

const addressed = (url: string) => ({
  profile: null,
  cover: { url, width: 1600, height: 400, sizes: [{ url: '/small.jpg', width: 800, height: 200 }] },
});
const shown = (url: string) => Array(2).fill(`${url} ${url} 1600w, /small.jpg 800w`);

test('a server with addresses names them with the session, and again after a change in another tab', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
  server.on('GET /account/pictures', () => json({ success: true, pictures: addressed('/b.jpg') }));
  show('cover', addressed('/a.jpg'));
  expect(texts()).toEqual(shown('/a.jpg'));
  act(() => {
    const event = {
      seq: 1,
      type: 'own.account',
      post: null,
      id: null,
      changed: 'cover',
      user: sampleMember(),
    };
    followAccount(queries, event);
  });
  await waitFor(() => expect(texts()).toEqual(shown('/b.jpg')));
  expect(calls()).toEqual(['GET /capabilities', 'GET /account/pictures']);
});

test('the addresses of both pictures are one call', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
  server.on('GET /account/pictures', () => json({ success: true, pictures: addressed('/b.jpg') }));
  renderInApp(
    <>
      <Shown kind="profile" />
      <Shown kind="cover" />
    </>,
    { member: sampleMember() },
  );
  await waitFor(() => expect(texts()).toEqual(['default', ...shown('/b.jpg').slice(1)]));
  expect(calls()).toEqual(['GET /capabilities', 'GET /account/pictures']);
});

test('the addresses that came with the session are not used after a change that no component has seen', async () => {
  server.on('GET /capabilities', () => json({ extensions: ['accounts'] }));
  server.on('GET /account/pictures', () => json({ success: true, pictures: addressed('/b.jpg') }));
  renderInApp(<Late />, { member: sampleMember(), pictures: addressed('/a.jpg') });
  act(() => changeMember({}));
  await userEvent.click(screen.getByRole('button', { name: 'Voir' }));
  await waitFor(() => expect(texts()).toEqual(shown('/b.jpg').slice(1)));
});

test.each([
  [
    'is asked for by the call of the specification',
    { status: true, cover_data: jpeg },
    ['blob:0', 'blob:1'],
    [],
  ],
  [
    'is the default one with a message, where that fails, too',
    { status: true, cover_data: 7 },
    ['default', 'default'],
    ["Erreur lors de l'affichage de la photo de coverture"],
  ],
])('a picture whose address does not work %s', async (_, reply, expected, said) => {
  server.on('GET /cover/picture', () => json(reply));
  show('cover', addressed('/a.jpg'));
  for (const button of screen.getAllByRole('button', { name: 'Fail' })) await userEvent.click(button);
  await waitFor(() => expect(texts()).toEqual(expected));
  expect(messages()).toEqual(said);
  expect(calls()).toEqual(['GET /cover/picture']);
});

test('without a picture the default one is shown, without a toast', async () => {
  server.on('GET /profile/picture', () => json({ status: false, picture_data: null }));
  show('profile');
  await waitFor(() => expect(texts()).toEqual(['default', 'default']));
  expect(messages()).toEqual([]);
});

test.each([
  ['profile', "Erreur lors de l'affichage de la photo de profile"],
  ['cover', "Erreur lors de l'affichage de la photo de coverture"],
] as const)('%s: a failure shows one toast, and leaves the default picture', async (kind, message) => {
  server.on(`GET /${kind}/picture`, () => json({ message: 'Non' }, { status: 400 }));
  show(kind);
  await waitFor(() => expect(texts()).toEqual(['default', 'default']));
  expect(messages()).toEqual([message]);
});
