import { parseAnnouncement } from '@az/shared/contracts';
import { ownAnnouncementsQuery } from '@az/shared/publishing';
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@az/shared/query';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import { useSavedAnnouncements } from '../../data/announcement-lists.ts';
import { addToFeed } from '../../data/own-announcements.ts';
import { patchPost, replaceByNotice } from '../../data/patch-posts.ts';
import { fakeViewport } from '../../testing/fake-viewport.ts';
import { feedItem, feedReply } from '../../testing/sample-feed.ts';
import { ReadOwnAnnouncements } from './ReadOwnAnnouncements.tsx';

let queries: QueryClient;
let server: FakeServer;

/** The same list as another area shows it. */
function OtherArea() {
  queries = useQueryClient();
  const { data } = useInfiniteQuery({
    ...ownAnnouncementsQuery,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  const { announcements: saved } = useSavedAnnouncements();
  return (
    <>
      <p>{`Ailleurs : ${data?.map(({ text }) => text).join(', ')}`}</p>
      <p>{`Enregistrées : ${saved?.length}`}</p>
    </>
  );
}

const stored = (id: string, changes = {}) => {
  const one = parseAnnouncement(feedItem(id, { own: true, ...changes }));
  if (!one) throw new Error('Not an announcement');
  return one;
};

beforeEach(async () => {
  fakeViewport();
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  server.on('GET /account/announcements', () => json(feedReply([feedItem('a', { own: true })])));
  server.on('GET /az/saved', () => json(feedReply([])));
  renderInApp(
    <>
      <ReadOwnAnnouncements below={() => null} empty={null} />
      <OtherArea />
    </>,
    { member: sampleMember() },
  );
  expect(await screen.findByText('Ailleurs : Annonce a')).toBeInTheDocument();
  expect(await screen.findByText('Enregistrées : 0')).toBeInTheDocument();
});

test('the member’s own announcements are read once for every area', () => {
  expect(screen.getByText('Annonce a', { selector: 'article p' })).toBeInTheDocument();
  expect(server.requests.filter(({ url }) => url.includes('/account/announcements'))).toHaveLength(1);
});

test('one that is published, changed or removed changes in every area, and in no list without it', async () => {
  act(() => addToFeed(queries, stored('b')));
  expect(await screen.findByText('Ailleurs : Annonce b, Annonce a')).toBeInTheDocument();
  expect(screen.getByText('Annonce b', { selector: 'article p' })).toBeInTheDocument();
  expect(screen.getByText('Enregistrées : 0')).toBeInTheDocument();
  act(() => void patchPost(queries, stored('b', { text: 'Autrement', rev: 2 }), true));
  expect(await screen.findByText('Ailleurs : Autrement, Annonce a')).toBeInTheDocument();
  act(() => replaceByNotice(queries, 'b'));
  expect(await screen.findByText('Ailleurs : , Annonce a')).toBeInTheDocument();
});
