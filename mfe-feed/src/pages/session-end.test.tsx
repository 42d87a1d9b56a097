import { endClosedAccount } from '@az/shared/auth';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addLocalPost, useLocalPosts } from '../data/local-posts.ts';
import { addLocalVideo } from '../data/local-videos.ts';
import { BrowseVideos } from '../features/browse-videos/BrowseVideos.tsx';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../testing/sample-feed.ts';
import { Component as HomePage } from './HomePage.tsx';

let server: FakeServer;
let addresses: string[];

beforeEach(() => {
  fakeViewport();
  server = fakeServer();
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { like_count: 3 })])));
  addresses = [];
  URL.createObjectURL = () => {
    addresses.push(`blob:${addresses.length}`);
    return addresses.at(-1) as string;
  };
  URL.revokeObjectURL = (url) => {
    addresses = addresses.filter((one) => one !== url);
  };
});

const signedIn = (ui: React.ReactNode, id: string) => renderInApp(ui, { member: sampleMember({ id }) });

test('videos of this device are removed for the next member, with their URLs', async () => {
  const first = signedIn(<BrowseVideos />, '1');
  act(() => addLocalVideo('Mon jardin', new File(['x'], 'jardin.webm')));
  expect(await screen.findByText('Mon jardin')).toBeInTheDocument();
  act(() => endClosedAccount());
  expect(screen.queryByText('Mon jardin')).not.toBeInTheDocument();
  expect(addresses).toEqual([]);
  first.unmount();
  signedIn(<BrowseVideos />, '2');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  expect(screen.queryByText('Mon jardin')).not.toBeInTheDocument();
});

test('the newest publication on this device is the first', () => {
  const Texts = () => <p>{useLocalPosts().posts.map(({ text }) => `${text}.`)}</p>;
  signedIn(<Texts />, '1');
  for (const text of ['La première', 'La deuxième']) act(() => void addLocalPost('1', text, []));
  expect(screen.getByText('La deuxième.La première.')).toBeInTheDocument();
});

test('pictures of a publication on this device end with the session', async () => {
  const Pictures = () =>
    useLocalPosts().posts.map(({ id, pictures }) => <p key={id}>{pictures.length} image</p>);
  signedIn(<Pictures />, '1');
  const picture = { id: 'p', url: URL.createObjectURL(new Blob()), alt: '', width: null, height: null };
  act(() => void addLocalPost('1', 'Bonjour', [picture]));
  expect(screen.getByText('1 image')).toBeInTheDocument();
  act(() => endClosedAccount());
  expect(addresses).toEqual([]);
});

test('a reply to a like after the end of the session changes nothing for the next member', async () => {
  let answer: (reply: Response) => void = () => undefined;
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('POST /az/announcements/a/like', [
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    () => json({ success: true, liked: true, like_count: 4 }),
  ]);
  const Toasts = () => <p data-testid="toasts">{useToasts(({ toasts }) => toasts.length)}</p>;
  const like = async () =>
    within(await screen.findByRole('article', { name: /Inès Okemba/ })).getByRole('button', {
      name: /^J’aime/,
    });
  const first = signedIn(<HomePage />, '1');
  await userEvent.click(await like());
  act(() => endClosedAccount());
  first.unmount();
  signedIn(
    <>
      <HomePage />
      <Toasts />
    </>,
    '2',
  );
  expect(await like()).toHaveTextContent('J’aime 3');
  await userEvent.click(await like());
  await waitFor(() => expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
  await act(async () => answer(json({}, { status: 500 })));
  expect(await like()).toHaveTextContent('J’aime 4');
  expect(screen.getByTestId('toasts')).toHaveTextContent('0');
});
