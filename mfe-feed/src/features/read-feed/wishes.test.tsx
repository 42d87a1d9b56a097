import { parseAnnouncement } from '@az/shared/contracts';
import { type LiveListener, listenLive } from '@az/shared/live';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { LivePosts } from './LivePosts.tsx';
import { ReadFeed } from './ReadFeed.tsx';

// Replaces the live stream, which all tabs share.
jest.mock('@az/shared/live', () => ({
  ...jest.requireActual('@az/shared/live'),
  listenLive: jest.fn(() => () => undefined),
  watchPosts: () => () => undefined,
  useLiveState: () => 'live',
}));

let server: FakeServer;
/** Functions that answer the pending calls, in the order of the calls. */
let answers: ((response: Response) => void)[];

const Toasts = () => useToasts(({ toasts }) => toasts).map(({ id, message }) => <p key={id}>{message}</p>);

/** Shows an announcement with three likes, and returns the listener that the stream calls. */
async function open(): Promise<LiveListener> {
  renderInApp(
    <>
      <LivePosts ids={['a']} onNew={() => undefined} />
      <ReadFeed below={() => null} />
      <Toasts />
    </>,
    { member: sampleMember() },
  );
  await screen.findByText('Annonce a');
  await waitFor(() => expect(listenLive).toHaveBeenCalled());
  return jest.mocked(listenLive).mock.lastCall?.[0] ?? {};
}

const waiting = () => new Promise<Response>((resolve) => answers.push(resolve));
const answer = (body: object, status = 200) => act(async () => answers.shift()?.(json(body, { status })));
const refuse = () => answer({ success: false, message: 'Patientez.' }, 400);
const like = () => screen.getByRole('button', { name: /^J’aime/ });
const isLiked = () => like().getAttribute('aria-pressed') === 'true';
const writes = () =>
  server.requests
    .filter(({ method, url }) => method !== 'GET' && url.includes('/announcements/'))
    .map(({ method, url }) => `${method} ${new URL(url).pathname.split('/').at(-1)}`);
const hint = ({ onHint }: LiveListener, like_count: number) =>
  act(() =>
    onHint?.({ type: 'post.changed', post: 'a', text: 'Autrement', like_count, comment_count: 0, rev: 2 }),
  );

/** Presses a button as fast as a script can: nothing is rendered in between. */
const pressTimes = (button: HTMLElement, times: number) =>
  act(async () => {
    for (let left = times; left > 0; left -= 1) button.click();
  });

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: /^Actions sur/ }));
  return screen.findByRole('menuitem', { name: /^(Enregistrer|Retirer des enregistrés)$/ });
}

beforeEach(() => {
  jest.mocked(listenLive).mockClear();
  fakeViewport();
  answers = [];
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /az/global', () => json(feedReply([feedItem('a', { like_count: 3 })])));
  server.on('POST /az/announcements/a/like', waiting);
  server.on('DELETE /az/announcements/a/like', waiting);
  server.on('PUT /az/announcements/a/saved', waiting);
  server.on('DELETE /az/announcements/a/saved', waiting);
});

describe('a like', () => {
  test('that is refused leaves what others did meanwhile, and says so once', async () => {
    const stream = await open();
    await userEvent.click(like());
    expect(like()).toHaveTextContent('J’aime 4');
    await waitFor(() => expect(writes()).toEqual(['POST like']));
    hint(stream, 9);
    expect(await screen.findByText('Autrement')).toBeInTheDocument();
    expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]);
    await refuse();
    await waitFor(() => expect(like()).toHaveTextContent('J’aime 9'));
    expect(isLiked()).toBe(false);
    expect(screen.getAllByText(/n’a pas été enregistrée\. Patientez\.$/)).toHaveLength(1);
  });

  test('that is removed and set again at once is stored, whatever hints say meanwhile', async () => {
    const stream = await open();
    await userEvent.click(like());
    expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]);
    await waitFor(() => expect(writes()).toEqual(['POST like']));
    await userEvent.click(like());
    expect([like().textContent, isLiked()]).toEqual(['J’aime 3', false]);
    hint(stream, 4);
    await userEvent.click(like());
    expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]);
    await answer({ success: true, liked: true, like_count: 4 });
    expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]);
    // The store may send the last wish once more.
    await answer({ success: true, liked: true, like_count: 4 });
    await waitFor(() => expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]));
    expect(writes()).not.toContain('DELETE like');
  });

  test('follows each press, also without a render in between', async () => {
    await open();
    await pressTimes(like(), 2);
    await waitFor(() => expect([like().textContent, isLiked()]).toEqual(['J’aime 3', false]));
    await pressTimes(like(), 3);
    await waitFor(() => expect([like().textContent, isLiked()]).toEqual(['J’aime 4', true]));
  });
});

describe('a mark', () => {
  const menuEntry = async () => {
    const name = (await openMenu()).textContent;
    await userEvent.keyboard('{Escape}');
    return name;
  };
  const press = async () => userEvent.click(await openMenu());

  test('set, cleared and set again while its call is under way is shown at each press, and sent once', async () => {
    await open();
    expect(await menuEntry()).toBe('Enregistrer');
    await press();
    expect(await menuEntry()).toBe('Retirer des enregistrés');
    await press();
    expect(await menuEntry()).toBe('Enregistrer');
    await press();
    await openMenu();
    // Until the server has stored the mark, its list lacks the announcement.
    expect(screen.queryByRole('menuitem', { name: 'Voir les enregistrés' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(writes()).toEqual(['PUT saved']);
    await answer({ success: true, saved: true, hidden: false });
    expect((await openMenu()).textContent).toBe('Retirer des enregistrés');
    expect(screen.getByRole('menuitem', { name: 'Voir les enregistrés' })).toBeInTheDocument();
    expect(writes()).toEqual(['PUT saved']);
  });

  test('that is cleared while it is being set is cleared on the server afterwards', async () => {
    await open();
    await press();
    await press();
    await answer({ success: true, saved: true, hidden: false });
    await waitFor(() => expect(writes()).toEqual(['PUT saved', 'DELETE saved']));
    expect(await menuEntry()).toBe('Enregistrer');
    await answer({ success: true, saved: false, hidden: false });
    expect(await menuEntry()).toBe('Enregistrer');
  });

  test('that is refused leaves what another tab did meanwhile, and says so once', async () => {
    const { onEvent } = await open();
    await press();
    await waitFor(() => expect(writes()).toEqual(['PUT saved']));
    const post = parseAnnouncement(feedItem('a', { text: 'Autrement', rev: 2 }));
    act(() => onEvent?.({ seq: 1, type: 'own.mark', post, id: null }));
    expect(await screen.findByText('Autrement')).toBeInTheDocument();
    expect(await menuEntry()).toBe('Retirer des enregistrés');
    await refuse();
    expect(await menuEntry()).toBe('Enregistrer');
    expect(screen.getAllByText('La publication n’a pas été enregistrée. Patientez.')).toHaveLength(1);
  });
});
