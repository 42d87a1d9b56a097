import { randomUUID } from 'node:crypto';
import { call } from '../api-calls.ts';
import { maySee, oneOf, type Person, type Post } from './network.ts';
import type { Ties } from './read-paths.ts';

type Written = { id: string; author: Person; text: string; mentioned: Person };

/** An announcement with comments and replies of all members. */
export type Thread = { post: Post; comments: Written[] };

type Case = { reader: string; path: string; of: string; isExpected: boolean; isSeen: boolean };

type Listed = {
  id: string;
  text: string;
  author: unknown;
  reply_count: number;
  may: string[];
  mentions?: { id: string }[];
};

/**
 * All members comment on each announcement, in their order; each comment replies to a random one, or to none, and
 * mentions a random member.
 */
export async function writeThreads(
  api: string,
  { people, posts, random }: { people: readonly Person[]; posts: readonly Post[]; random: () => number },
): Promise<Thread[]> {
  const threads: Thread[] = [];
  for (const post of posts) {
    const comments: Written[] = [];
    for (const author of people) {
      const text = `Commentaire ${randomUUID()}`;
      const reply_to = oneOf([...comments, null], random)?.id ?? null;
      const mentioned = oneOf(
        people.filter((one) => one !== author),
        random,
      );
      const mentions = [{ id: mentioned.id, start: text.length + 1, length: 2 }];
      const json = { text: `${text} @x`, mentions, reply_to, client_id: randomUUID() };
      const { body } = await call(`${api}/az/announcements/${post.id}/comments`, {
        token: author.token,
        json,
      });
      comments.push({ id: (body.comment as { id: string }).id, author, text, mentioned });
    }
    threads.push({ post, comments });
  }
  return threads;
}

/** Everything that a reader gets of a thread, level by level, and whether each number of replies is that of its list. */
async function readThread(api: string, { token }: Person, { post }: Thread) {
  const found: Listed[] = [];
  let isCounted = true;
  const read = async (parent: string): Promise<number> => {
    const path = `/az/announcements/${post.id}/comments?limit=50${parent && `&parent=${parent}`}`;
    const items = ((await call(api + path, { token })).body.items ?? []) as Listed[];
    for (const one of items) {
      found.push(one);
      const listed = one.reply_count > 0 ? await read(one.id) : 0;
      isCounted &&= listed === one.reply_count;
    }
    return items.length;
  };
  await read('');
  return { found, isCounted };
}

const isMentioned = (comment: Listed | undefined, { id }: Person) =>
  comment?.mentions?.some((one) => one.id === id) ?? false;

const isBlocked = (known: Ties, { id }: Person, other: Person) =>
  ['blocks', 'blocked-by'].includes(known.get(`${id}:${other.id}`) ?? '');

/** What each member reads of the threads and of their own comments, and whether the numbers are those of the lists. */
export async function checkThreads(
  api: string,
  { people, threads, known }: { people: readonly Person[]; threads: readonly Thread[]; known: Ties },
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const reader of people) {
    const { body } = await call(`${api}/account/comments?limit=50`, { token: reader.token });
    const own = new Map(
      (body.items as (Listed & { announcement: object | null })[]).map((one) => [one.id, one.announcement]),
    );
    for (const thread of threads) {
      const { post, comments } = thread;
      const add = (path: string, of: string, isExpected: boolean, isSeen: boolean) =>
        cases.push({ reader: reader.id, path, of, isExpected, isSeen });
      const { found, isCounted } = await readThread(api, reader, thread);
      const isOpen = maySee(reader, post, known);
      for (const { id, author, text, mentioned } of comments) {
        const of = `${author.id} under ${post.audience} by ${post.author.id}`;
        const isHidden = isBlocked(known, reader, author);
        const seen = found.find((one) => one.id === id && one.text.startsWith(text));
        add('the comment in its thread', of, isOpen && !isHidden, seen !== undefined);
        const isExpected = isOpen && !isHidden && !isBlocked(known, reader, mentioned);
        add(`the mention of ${mentioned.id}`, of, isExpected, isMentioned(seen, mentioned));
        const isOwnPlace = isHidden && reader === post.author;
        const place = found.find((one) => one.id === id && one.author === null);
        if (isHidden) add('the place to remove it', of, isOwnPlace, place?.may.join() === 'remove');
        add('the comment among own ones', of, author === reader, own.has(id));
        if (author === reader) add('the announcement of an own comment', of, isOpen, own.get(id) !== null);
      }
      const { feed } = (await call(`${api}/az/announcements/${post.id}`, { token: reader.token })).body;
      const count = (feed as { comment_count: number } | undefined)?.comment_count ?? 0;
      const shown = found.filter(({ author }) => author !== null);
      add('the right number of comments', post.id, true, count === shown.length);
      add('the right numbers of replies', post.id, true, isCounted);
      const isEmpty = found.every(({ author, text }) => author !== null || text === '');
      add('an empty place with words', post.id, false, !isEmpty);
    }
  }
  return cases;
}

/** Whether members can remove comments: their own always, those of others under their own announcements. */
export async function removeComments(
  api: string,
  { people, threads, known }: { people: readonly Person[]; threads: readonly Thread[]; known: Ties },
): Promise<Case[]> {
  const cases: Case[] = [];
  const remove = async ({ id, author }: Written, by: Person, isExpected: boolean) => {
    const path = `/az/announcements-comments/${id}`;
    const { status } = await call(api + path, { token: by.token, method: 'DELETE' });
    cases.push({
      reader: by.id,
      path: 'the removal of a comment',
      of: author.id,
      isExpected,
      isSeen: status === 200,
    });
  };
  for (const { post, comments } of threads)
    for (const comment of comments) {
      const stranger = people.find((one) => one !== comment.author && one !== post.author);
      if (stranger) await remove(comment, stranger, false);
      // What a block hides from the author of the announcement, they can remove as well.
      const isHidden = known.get(`${post.author.id}:${comment.author.id}`)?.startsWith('block');
      await remove(comment, isHidden ? post.author : comment.author, true);
    }
  return cases;
}
