import { commentsAtOnce } from '../constants/index.ts';
import {
  type AuthorWire,
  type Member,
  NewThreadCommentWire,
  type ThreadCommentReplyWire,
  type ThreadCommentWire,
  ThreadQueryWire,
  type ThreadReplyWire,
} from '../contracts/index.ts';
import { keptPeople } from '../hidden-people/hidden-person.ts';
import { articlesBefore } from '../sample/articles/articles.ts';
import { articleComments } from '../sample/comments/article-comments.ts';
import { itemComments } from '../sample/comments/item-comments.ts';
import type { SampleComment } from '../sample/comments/sample-comment.ts';
import { sampleSessionStart } from '../sample/session-start.ts';
import { readStored } from '../storage/index.ts';
import { entriesOf, hasStrings, isString, parseListOf } from '../stored-json/index.ts';
import { authorOf, memberAuthor } from './authors.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';
import { sampleSection } from './sample-store.ts';

/** A comment of the member. `about`: kind and id of what it is about, such as `video-1`. */
type Own = { id: string; about: string; replyTo: string | null; text: string; createdAt: string };

const ownOf = parseListOf(
  (value): value is Own =>
    hasStrings(value, ['id', 'about', 'text', 'createdAt']) &&
    'replyTo' in value &&
    (value.replyTo === null || isString(value.replyTo)),
);

/** Comments as earlier versions stored them: only those on articles. */
const fromOld = (found: unknown[]): unknown[] =>
  found.map((one) => (hasStrings(one, ['articleId']) ? { ...one, about: `article-${one.articleId}` } : one));

/** What the member has done: own comments, the latest last, and the ids of those that they like. */
const section = sampleSection(
  'comments',
  (found) => {
    const { own, liked } = Object.fromEntries(
      entriesOf(Array.isArray(found) ? { own: fromOld(found) } : found),
    );
    return { own: ownOf(own), liked: parseListOf(isString)(liked) };
  },
  'az-content-comments',
);

const hour = 3_600_000;

type Row = Own & { author: AuthorWire; likes: number };

/** Comments and the replies to them. `from`: when that which they are about was written; `step`: in milliseconds, too. */
const rowsOf = (
  samples: SampleComment[],
  { from, step }: { from: number; step: number },
  about: string,
  parent: string | null = null,
): Row[] =>
  samples.flatMap(([author, steps, likes, text, replies = []], index) => {
    const id = `${parent ?? about}-${index + 1}`;
    const at = Math.min(from + steps * step, sampleSessionStart().getTime());
    const row = { id, about, replyTo: parent, text, createdAt: new Date(at).toISOString() };
    return [{ ...row, author: authorOf(author), likes }, ...rowsOf(replies, { from: at, step }, about, id)];
  });

function sampleRows(about: string): Row[] {
  const start = sampleSessionStart();
  const [kind, id = ''] = about.split('-', 2);
  if (kind !== 'article')
    return rowsOf(itemComments[about] ?? [], { from: start.getTime() - 3 * hour, step: hour / 3 }, about);
  const { date } = articlesBefore(start).find((article) => article.id === id) ?? {};
  return rowsOf(articleComments[id] ?? [], { from: Date.parse(`${date}T08:00:00`), step: hour }, about);
}

/** The comments that the member is shown, each before the replies to it. */
function commentsOn(about: string, member: Member): ThreadCommentWire[] {
  const { own, liked } = section.read(member.id);
  // On articles nobody is hidden.
  const blocked = about.startsWith('article-') ? [] : readStored(keptPeople.blocked(member.id));
  const isShown = ({ author }: Row) =>
    !blocked.some((one) => one.isSample && one.id === author.Customers_Numbers);
  const written = own
    .filter((one) => one.about === about)
    .map((one) => ({ ...one, author: memberAuthor(member), likes: 0 }));
  const all = [...sampleRows(about).filter(isShown), ...written];
  const repliesTo = (parent: string | null) => all.filter(({ replyTo }) => replyTo === parent);
  const below = (parent: string | null, root: string | null): ThreadCommentWire[] =>
    repliesTo(parent).flatMap(({ id, text, createdAt, author, likes }) => {
      const isLiked = liked.includes(id);
      const comment: ThreadCommentWire = {
        ...{ id, announcement_id: about, parent_id: parent, root_id: root, text, author, rev: 1 },
        ...{ created_at: createdAt, edited_at: null, removed: false, may: ['like', 'reply'] },
        ...{ liked: isLiked, like_count: likes + Number(isLiked), reply_count: repliesTo(id).length },
        own: written.some((one) => one.id === id),
      };
      return [comment, ...below(id, root ?? id)];
    });
  return below(null, null);
}

function find(comments: ThreadCommentWire[], wanted: string | undefined): ThreadCommentWire {
  const found = comments.find(({ id }) => id === wanted);
  if (!found) throw new SampleRefusal('not-found');
  return found;
}

const aboutOf = ({ things = '', id = '' }: Readonly<Record<string, string>>): string =>
  `${things.slice(0, -1)}-${id}`;

const setLiked = (isLiked: boolean) =>
  sampleCall({}, ({ member, params: { id = '' } }) => {
    const stored = section.read(member.id);
    const about = stored.own.find((one) => one.id === id)?.about ?? id.split('-', 2).join('-');
    find(commentsOn(about, member), id);
    const others = stored.liked.filter((one) => one !== id);
    section.write(member.id, { ...stored, liked: [...others, ...(isLiked ? [id] : [])] });
    const { liked, like_count, rev } = find(commentsOn(about, member), id);
    return { success: true, liked, like_count, rev };
  });

export const commentCalls: SampleCalls = {
  // A page has the member's own comments in any case, because a comment just written must be visible.
  'GET /{things}/{id}/comments': sampleCall(
    { query: ThreadQueryWire },
    ({ member, params, query: { parent = null, cursor, limit = commentsAtOnce } }): ThreadReplyWire => {
      const all = commentsOn(aboutOf(params), member);
      const level = all.filter(({ parent_id }) => parent_id === parent);
      const start = Number(cursor ?? 0) || 0;
      const end = start + limit;
      return {
        success: true,
        items: level.filter(({ own }, index) => index >= start && (index < end || own)),
        meta: {
          next_cursor: level.slice(end).some(({ own }) => !own) ? String(end) : null,
          count: all.length,
        },
      };
    },
  ),
  'POST /{things}/{id}/comments': sampleCall(
    { body: NewThreadCommentWire },
    ({ member, params, body: { text, reply_to = null, client_id: id } }): ThreadCommentReplyWire => {
      const about = aboutOf(params);
      const stored = section.read(member.id);
      if (reply_to !== null) find(commentsOn(about, member), reply_to);
      if (!stored.own.some((one) => one.id === id)) {
        const added = { id, about, replyTo: reply_to, text, createdAt: new Date().toISOString() };
        section.write(member.id, { ...stored, own: [...stored.own, added] });
      }
      return { success: true, comment: find(commentsOn(about, member), id) };
    },
  ),
  'PUT /az/comments/{id}/like': setLiked(true),
  'DELETE /az/comments/{id}/like': setLiked(false),
};
