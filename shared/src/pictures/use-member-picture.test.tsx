import { screen, waitFor } from '@testing-library/react';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '../testing/index.ts';
import { toastStore } from '../toast/toast-store.ts';
import { type PictureKind, useMemberPicture } from './use-member-picture.ts';

// The shortest bytes that are recognised as a JPEG.
const jpeg = '/9j/4AAQ';

function Shown({ kind }: { kind: PictureKind }) {
  const picture = useMemberPicture(kind);
  return <output>{picture.status === 'ready' ? picture.url : picture.status}</output>;
}

/** Two components that show the same picture. */
const show = (kind: PictureKind) =>
  renderInApp(
    <>
      <Shown kind={kind} />
      <Shown kind={kind} />
    </>,
    { member: sampleMember() },
  );

const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const messages = () => toastStore.getState().toasts.map(({ message }) => message);

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
  expect(server.requests).toHaveLength(1);
  unmount();
  expect(given).toEqual([]);
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
