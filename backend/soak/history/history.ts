import { formatPosts, type Posts } from './api.ts';
import { checkNotices, formatNotices, type NoticeList, type Notices } from './notices.ts';

/** An act of a member. `id`: the announcement or comment. `about`: the announcement to which the comment belongs. */
export type Write = {
  member: string;
  kind:
    | 'publish'
    | 'edit'
    | 'remove'
    | 'like'
    | 'unlike'
    | 'comment'
    | 'edit-comment'
    | 'remove-comment'
    | 'like-comment'
    | 'unlike-comment';
  id: string;
  about?: string;
  text?: string;
  /** False when the server replied 404, because the announcement or comment had been removed. */
  isDone: boolean;
  /** Whether a read right after the reply showed the act. Null when another member may have undone it. */
  wasRead: boolean | null;
};

/** Numbers of events: the client began after `from` and received `seqs`; the member's log ended with `head`. */
export type ClientLog = {
  client: string;
  from: number;
  seqs: readonly number[];
  head: number;
  resets: number;
};

type Shown = { posts: Posts; notices: Notices };

/** What a client showed after all changes had arrived, and the result of a new read. */
export type View = { client: string; shown: Shown; fresh: Shown };

/** An event of a member's log, which is read at the end. */
export type LoggedEvent = { member: string; seq: number; type: string; subject: string | null };

export type History = {
  writes: readonly Write[];
  logs: readonly ClientLog[];
  events: readonly LoggedEvent[];
  views: readonly View[];
  /** The state at the end, as each member reads it. */
  finals: ReadonlyMap<string, { posts: Posts; list: NoticeList }>;
};

export const violationKinds = ['lost', 'doubled', 'unread', 'gap', 'foreign', 'unequal'] as const;

/** Something that must not happen. `detail`: where it happened. */
export type Violation = { kind: (typeof violationKinds)[number]; detail: string };

/** An existing announcement or comment, as the acts have left it. `likes`: names of members. */
export type Present = { id: string; author: string; about?: string; text: string; likes: Set<string> };

/** The announcements and comments that exist after the acknowledged acts, by id, in the order of creation. */
function replay(writes: readonly Write[]): Map<string, Present> {
  const present = new Map<string, Present>();
  for (const { kind, id, about, member, text = '' } of writes.filter(({ isDone }) => isDone)) {
    const { likes, author } = present.get(id) ?? { likes: new Set<string>(), author: member };
    if (kind === 'remove' || kind === 'remove-comment') present.delete(id);
    else if (kind === 'like' || kind === 'like-comment') likes.add(member);
    else if (kind === 'unlike' || kind === 'unlike-comment') likes.delete(member);
    else present.set(id, { id, author, about, text, likes });
  }
  for (const [id, { about }] of present) if (about && !present.has(about)) present.delete(id);
  return present;
}

/** An announcement as a line of text, with everything that acts can change, as a member sees it. */
const postLine = (id: string, text: string, counts: { likes: number; comments: number; liked: boolean }) =>
  `${id} ${text}, ${counts.likes} likes, ${counts.comments} comments${counts.liked ? ', liked' : ''}`;
const commentLine = (id: string, text: string, likes: number) => `${id} ${text}, ${likes} likes`;

function expectedLines(present: Map<string, Present>, member: string): Set<string> {
  const all = [...present.values()];
  return new Set(
    all.map(({ id, about, text, likes }) => {
      if (about) return commentLine(id, text, likes.size);
      const comments = all.filter((one) => one.about === id).length;
      return postLine(id, text, { likes: likes.size, comments, liked: likes.has(member) });
    }),
  );
}

const seenLines = (posts: Posts): Set<string> =>
  new Set(
    [...posts].flatMap(([id, post]) => [
      postLine(id, post.text, post),
      ...[...post.thread].flatMap(([comment, { text, likes, removed }]) =>
        removed ? [] : [commentLine(comment, text, likes)],
      ),
    ]),
  );

const missing = <T>(from: Set<T>, other: Set<T>): T[] => [...from].filter((one) => !other.has(one));

function checkState({ writes, finals }: History): Violation[] {
  const present = replay(writes);
  return [...finals].flatMap(([member, { posts, list }]) => {
    const [expected, seen] = [expectedLines(present, member), seenLines(posts)];
    const detailOf = (line: string) => `${member}: ${line}`;
    return [
      ...missing(expected, seen).map((line): Violation => ({ kind: 'lost', detail: detailOf(line) })),
      ...missing(seen, expected).map((line): Violation => ({ kind: 'doubled', detail: detailOf(line) })),
      ...checkNotices(member, present, list, finals.size),
    ];
  });
}

function* checkLogs({ logs }: History): Generator<Violation> {
  for (const { client, from, seqs, head, resets } of logs) {
    const expected = Array.from({ length: head - from }, (_, index) => from + 1 + index);
    if (seqs.join() !== expected.join() || resets > 0)
      yield { kind: 'gap', detail: `${client}: after ${from} to ${head} it got ${seqs.join()}` };
  }
}

function* checkEvents({ writes, events }: History): Generator<Violation> {
  const done = writes.filter(({ isDone }) => isDone);
  const concerns = (member: string, id: string) =>
    done.some((write) => write.member === member && write.id === id);
  // A notification is about what others have done.
  for (const { member, seq, type, subject } of events)
    if (subject !== null && !type.startsWith('notification.') && !concerns(member, subject))
      yield { kind: 'foreign', detail: `${member} got event ${seq} about ${subject}` };
  const present = replay(writes);
  for (const { kind, member, id } of done) {
    const count = (type: string) =>
      events.filter((one) => one.member === member && one.subject === id && one.type === type).length;
    const isEdited = done.some((write) => write.kind === 'edit' && write.id === id);
    const [type, isThere] =
      kind === 'remove' ? ['post.gone', true] : ['own.post', present.has(id) && !isEdited];
    if ((kind === 'remove' || kind === 'publish') && isThere && count(type) !== 1)
      yield { kind: count(type) > 1 ? 'doubled' : 'lost', detail: `${count(type)} events ${type} of ${id}` };
  }
}

/** What a client shows wrongly and what it misses; empty if it shows the present state. */
export function differences({ shown, fresh }: View): string[] {
  const linesOf = ({ posts, notices }: Shown) => new Set([...formatPosts(posts), ...formatNotices(notices)]);
  const [seen, present] = [linesOf(shown), linesOf(fresh)];
  return [
    ...missing(seen, present).map((line) => `shows ${line}`),
    ...missing(present, seen).map((line) => `misses ${line}`),
  ];
}

/**
 * Everything that is wrong in a run: acknowledged acts that are lost or stored twice; acts that their member did not
 * see in the next read; missing or repeated event numbers; events that do not concern the member; and clients that
 * show another state than a new read.
 */
export function checkHistory(history: History): Violation[] {
  const unread = history.writes.filter(({ wasRead }) => wasRead === false);
  return [
    ...checkState(history),
    ...checkLogs(history),
    ...checkEvents(history),
    ...unread.map(({ kind, id }): Violation => ({ kind: 'unread', detail: `${kind} ${id}` })),
    ...history.views.flatMap((view) => {
      const found = differences(view);
      return found.length > 0
        ? [{ kind: 'unequal' as const, detail: `${view.client}: ${found.join('; ')}` }]
        : [];
    }),
  ];
}
