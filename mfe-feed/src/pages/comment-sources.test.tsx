import { type Announcement, parseAnnouncement } from '@az/shared/contracts';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadThread } from '../features/comment-announcement/ReadThread.tsx';
import { fakeViewport } from '../testing/fake-viewport.ts';
import { commentItem, feedItem, feedReply } from '../testing/sample-feed.ts';
import { threadItem, threadReply } from '../testing/sample-thread.ts';
import { Component as PostDetailsPage } from './PostDetailsPage.tsx';

// The comments of a publication come from a server with or without threads, or from the sample server.

const mine = { ...feedItem('a').author, Customers_Numbers: '1042', Names: 'Awa', LastName: 'Moreau' };
const announcement = '/feed/post-details?announcement=a';
const specified = '/az/announcements-comments/a';

type Source = {
  route: string;
  extensions: string[];
  /** Texts of the top-level comments. */
  shown: string[];
  offers: { likes: boolean; replies: boolean };
  /** Calls that are made to show the comments; `writes` are those for a new comment. */
  reads: string[];
  writes: string[];
  serve: (server: FakeServer) => void;
};

const sources: Record<string, Source> = {
  live: {
    route: announcement,
    extensions: ['network'],
    shown: ['Commentaire 1', 'Commentaire 2'],
    offers: { likes: true, replies: true },
    reads: ['GET /az/announcements/a/comments'],
    writes: ['POST /az/announcements/a/comments'],
    serve: (server) => {
      server.on('GET /az/announcements/a/comments', () =>
        json(threadReply([threadItem('1'), threadItem('2')])),
      );
      server.on('POST /az/announcements/a/comments', async (request) => {
        const { text } = await request.json();
        const comment = threadItem('new', { text, author: mine, own: true, may: ['remove'] });
        return json({ success: true, comment }, { status: 201 });
      });
    },
  },
  'specified calls': {
    route: announcement,
    extensions: [],
    shown: ['Commentaire 1', 'Commentaire 2'],
    offers: { likes: false, replies: false },
    reads: [`GET ${specified}`],
    writes: ['POST /az/announcements-comments-store/a'],
    serve: (server) => {
      server.on('GET /az/global', () => json(feedReply([feedItem('a')])));
      server.on(`GET ${specified}`, () =>
        json({ success: true, comments: [commentItem('1'), commentItem('2')] }),
      );
      server.on('POST /az/announcements-comments-store/a', async (request) => {
        const text = String((await request.formData()).get('comment'));
        return json({ success: true, comment: commentItem('new', { text }) });
      });
    },
  },
  sample: {
    route: '/feed/post-details?post=1',
    extensions: [],
    shown: ['Superbe lumière. Vous avez gardé l’ancienne table ?', 'Hâte de passer vous voir.'],
    offers: { likes: true, replies: true },
    reads: [],
    writes: [],
    serve: () => undefined,
  },
};

describe.each(Object.entries(sources))('comments of the source: %s', (name, source) => {
  let server: FakeServer;
  const called = (method: string) =>
    server.requests
      .filter((one) => one.method === method && /comments/.test(one.url))
      .map(({ url }) => `${method} ${new URL(url).pathname.replace(/^.*(?=\/az\/)/, '')}`);
  const rows = async () => [...(await screen.findByRole('list', { name: 'Commentaires' })).children];
  const write = async (text: string) => {
    await fill(screen.getByRole('textbox', { name: 'Écrire un commentaire' }), text);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  };

  beforeEach(async () => {
    fakeViewport();
    server = fakeServer();
    server.on('GET /capabilities', () => json({ extensions: source.extensions }));
    server.on('GET /az/announcements/a', () =>
      json({ success: true, feed: feedItem('a', { comment_count: 2 }) }),
    );
    source.serve(server);
    renderInApp(<PostDetailsPage />, { route: source.route, member: sampleMember() });
    await screen.findByText(source.shown[1] as string);
  });

  test('are shown in their order, by these calls only', async () => {
    const shown = await rows();
    expect(shown).toHaveLength(source.shown.length);
    for (const [at, text] of source.shown.entries())
      expect(within(shown[at] as HTMLElement).getByText(text)).toBeVisible();
    expect(called('GET')).toEqual(source.reads);
  });

  test('offer what the source can do', async () => {
    const first = within((await rows())[0] as HTMLElement);
    const count = (of: RegExp) => first.queryAllByRole('button', { name: of }).length > 0;
    expect({ likes: count(/^J’aime/), replies: count(/^Répondre/) }).toEqual(source.offers);
    expect(screen.queryAllByRole('button', { name: /^Supprimer/ })).toEqual([]);
  });

  test('get a comment of the member at the end, once, and the box is empty again', async () => {
    await write('Bien vu');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    const added = (await rows())[2];
    expect(added).toHaveTextContent('Awa Moreau');
    expect(added).toHaveTextContent('Bien vu');
    expect(screen.getByRole('textbox', { name: 'Écrire un commentaire' })).toHaveValue('');
    expect(called('POST')).toEqual(source.writes);
    expect(called('GET')).toEqual(source.reads);
  });

  if (name === 'live')
    test('leave again when the member removes theirs', async () => {
      server.on('DELETE /az/announcements-comments/new', () => json({ success: true }));
      await write('Bien vu');
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer votre commentaire' }));
      const dialog = await screen.findByRole('dialog', { name: 'Supprimer ce commentaire\u202f?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
      await waitFor(async () => expect(await rows()).toHaveLength(2));
      await waitFor(async () => expect((await rows())[1]).toHaveFocus());
    });
});

test('where it is unknown what the server has, the calls of the specification are made', async () => {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({}, { status: 401 }));
  server.on(`GET ${specified}`, () => json({ success: true, comments: [commentItem('1')] }));
  const post = parseAnnouncement(feedItem('a')) as Announcement;
  renderInApp(<ReadThread announcement={post} />, { member: sampleMember() });
  expect(await screen.findByText('Commentaire 1')).toBeVisible();
  server.on('POST /az/announcements-comments-store/a', () =>
    json({ success: true, comment: commentItem('new', { text: 'Bonjour' }) }),
  );
  await userEvent.type(screen.getByRole('textbox'), 'Bonjour{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Bonjour', { selector: 'p' })).toBeVisible();
});
