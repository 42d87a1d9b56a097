import type { NotificationsReplyWire } from '@az/shared/contracts';
import { call } from '../api-calls.ts';
import type { TestDatabase } from '../database.ts';
import { until } from '../until.ts';
import { maySee, type Person, type Post } from './network.ts';
import type { Ties } from './read-paths.ts';
import type { Thread } from './threads.ts';

type Case = { reader: string; path: string; of: string; isExpected: boolean; isSeen: boolean };

/** Something that members like. `path`: its call, after `/az/`. `post`: the announcement, or that of the comment. */
type Liked = { author: Person; post: Post; path: string; method: string; word: string };

type Given = {
  people: readonly Person[];
  posts: readonly Post[];
  threads: readonly Thread[];
  random: () => number;
};

/** How many people a notification tells of, by its sentence. */
function peopleIn(text: string): number {
  if (text.startsWith('aime ')) return 1;
  return 1 + Number(/^et (\d+) autres/.exec(text)?.[1] ?? 1);
}

/** Checks of how many people each member is notified of. */
export function notificationChecks(
  api: string,
  { sql }: TestDatabase,
  { people, posts, threads, random }: Given,
) {
  const liked: Liked[] = [
    ...posts.map((post) => ({
      ...{
        author: post.author,
        post,
        path: `announcements/${post.id}/like`,
        method: 'POST',
        word: 'publication',
      },
    })),
    ...threads.flatMap(({ post, comments }) =>
      comments.map(({ id, author }) => ({
        ...{ author, post, path: `comments/${id}/like`, method: 'PUT', word: 'commentaire' },
      })),
    ),
  ];
  const silences = new Set<string>();
  /** Those who have liked something while its author was to be notified of it. */
  let acted = new Map<Liked, Person[]>();

  async function shuffleSilences(): Promise<void> {
    silences.clear();
    await sql('delete from api.silences');
    for (const one of people)
      for (const other of people) if (one !== other && random() < 0.15) silences.add(`${one.id}:${other.id}`);
    for (const pair of silences) {
      const [one, other] = pair.split(':');
      await sql(`insert into api.silences values (${one}, ${other}, now())`);
    }
  }

  const isShown = ({ author, post }: Liked, actor: Person, known: Ties): boolean => {
    const tie = known.get(`${author.id}:${actor.id}`) ?? '';
    const isHidden =
      ['blocks', 'blocked-by', 'mutes'].includes(tie) || silences.has(`${author.id}:${actor.id}`);
    return !isHidden && maySee(author, post, known);
  };

  /** What members are notified of when relations and audiences may have changed since. */
  async function readNotified(known: Ties): Promise<Case[]> {
    const cases: Case[] = [];
    for (const reader of people) {
      const { body } = await call(`${api}/notifications`, { token: reader.token });
      const { items } = body as NotificationsReplyWire;
      for (const one of liked.filter(({ author }) => author === reader)) {
        const found = items.find(
          ({ url, text }) =>
            url.includes(one.post.id) && text.includes(`tre ${one.word}`) && text.includes('aime'),
        );
        const shown = found ? peopleIn(found.text) : 0;
        const expected = (acted.get(one) ?? []).filter((actor) => isShown(one, actor, known)).length;
        const path = `${shown} instead of ${expected} likes`;
        cases.push({ reader: reader.id, path, of: one.path, isExpected: true, isSeen: shown === expected });
      }
    }
    return cases;
  }

  /** All members like everything that they may, and read their notifications. */
  async function actAndRead(known: Ties): Promise<Case[]> {
    await shuffleSilences();
    for (const table of ['notifications', 'announcement_likes', 'comment_likes'])
      await sql(`delete from api.${table}`);
    acted = new Map();
    for (const one of liked)
      for (const actor of people.filter((person) => person !== one.author)) {
        const { token } = actor;
        const { status } = await call(`${api}/az/${one.path}`, { token, method: one.method });
        if (status === 200 && isShown(one, actor, known)) acted.set(one, [...(acted.get(one) ?? []), actor]);
      }
    // Until the sweep has looked which of these acts are shown.
    await until(async () => (await sql('select from api.notifications where is_due')).length === 0);
    return readNotified(known);
  }

  return { actAndRead, readNotified };
}
