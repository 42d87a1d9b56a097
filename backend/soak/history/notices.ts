import { notificationCauses } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { send } from './api.ts';
import type { Present, Violation } from './history.ts';

/** What a member is notified of, by id: the page that it leads to, and what follows the name. */
export type Notices = Map<string, { url: string; text: string }>;

/** What the list of notifications holds on all its pages. `unread`: how many of them are unread, as the server says. */
export type NoticeList = { notices: Notices; read: number; unread: number };

export const noticeOf = ({ url, text }: Record<string, unknown>) => ({
  url: String(url),
  text: String(text),
});

export async function readNotices(api: string, token: string): Promise<NoticeList> {
  const list: NoticeList = { notices: new Map(), read: 0, unread: 0 };
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await send(`${api}/notifications?limit=50${cursor && `&cursor=${cursor}`}`, { token });
    const meta = body.meta as { next_cursor: string | null; unread: number };
    for (const one of body.items as Record<string, unknown>[]) {
      list.notices.set(String(one.id), noticeOf(one));
      if (one.read) list.read += 1;
    }
    [cursor, list.unread] = [meta.next_cursor, meta.unread];
  }
  return list;
}

export const formatNotices = (notices: Notices): string[] =>
  [...notices].map(([id, { url, text }]) => `notification ${id} ${url} ${text}`);

const causes = ['like', 'comment-like'] as const;
const isLike = (text: string, people: number) =>
  causes.some((cause) =>
    Array.from({ length: people }, (_, others) => notificationCauses[cause].text(others)).includes(text),
  );

/**
 * What is wrong with a member's list at the end, when all likes and comments of others that still exist must be in it and
 * nothing else: likes with their exact number, comments and replies at least once, and no more unread ones than there are.
 */
export function* checkNotices(
  member: string,
  present: ReadonlyMap<string, Present>,
  { notices, read, unread }: NoticeList,
  people: number,
): Generator<Violation> {
  const seen = [...notices.values()];
  const lineOf = ({ url, text }: { url: string; text: string }) => `${url} ${text}`;
  const urlOf = ({ id, about }: Present) => (about ? paths.announcement(about, id) : paths.announcement(id));
  const own = [...present.values()].filter(({ author }) => author === member);
  const expected = own.flatMap((one) => {
    const others = [...one.likes].filter((liker) => liker !== member).length;
    const { text } = notificationCauses[one.about ? 'comment-like' : 'like'];
    return others === 0 ? [] : [lineOf({ url: urlOf(one), text: text(others - 1) })];
  });
  const likes = seen.filter(({ text }) => isLike(text, people)).map(lineOf);
  for (const line of expected)
    if (!likes.includes(line)) yield { kind: 'lost', detail: `${member} is not notified: ${line}` };
  for (const [index, line] of likes.entries())
    if (!expected.includes(line) || likes.indexOf(line) !== index)
      yield { kind: 'doubled', detail: `${member} is notified: ${line}` };
  for (const comment of present.values()) {
    if (!comment.about || comment.author === member || present.get(comment.about)?.author !== member)
      continue;
    const post = paths.announcement(comment.about);
    if (!seen.some(({ url, text }) => url.startsWith(post) && !isLike(text, people)))
      yield { kind: 'lost', detail: `${member} is not notified of ${comment.id}` };
  }
  for (const { url, text } of seen)
    if (![...present.keys()].some((id) => url.includes(id)))
      yield { kind: 'foreign', detail: `${member} is notified of what is gone: ${url} ${text}` };
  if (unread !== notices.size - read)
    yield { kind: 'unequal', detail: `${member}: ${unread} unread of ${notices.size}, ${read} read` };
}
