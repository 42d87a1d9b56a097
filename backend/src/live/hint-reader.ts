import type {
  AuthorWire,
  FeedItemWire,
  LiveHintWire,
  MentionsWire,
  ThreadCommentWire,
} from '@az/shared/contracts';
import { readRecipients, type Written } from '../permissions/may.ts';
import { seeAnnouncement } from '../permissions/rules.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import { findAuthors } from '../repositories/authors.ts';
import type { CommentRepository } from '../repositories/comment-repository.ts';
import { countHiddenForAll, countUnlistedForAll } from '../repositories/shown-comments.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { Hint, MemberHint, PostHint } from './emission.ts';

/** Returns a hint with the content it is about, as a member receives it; null if the member may not see the content. */
type ReadHint = (memberId: number) => LiveHintWire | null;

/** A hint that was read for all members; `written` decides who of them may see it. */
type ReadForAll = {
  /** `seen`: those of `mentions` that the member may see. */
  hintOf: (memberId: number, seen: MentionsWire | undefined) => LiveHintWire | null;
  mentions?: MentionsWire | undefined;
  written: Written[];
  isNew?: boolean;
  /** The hint for members who could see the announcement before, and no longer can. */
  instead?: LiveHintWire;
};

/** For each member that a hint is about: the announcements that show this member. */
export type ShownOn = ReadonlyMap<string, ReadonlySet<string>>;

/** How many of the newest announcements and comments of a member are taken into account. */
const maxShown = 100;

export const isOfMember = (hint: Hint): hint is MemberHint => 'member' in hint;

type CommentHint = PostHint & { comment: string; by?: number };

const changeOf = ({ id, text, edited_at, audience, like_count, comment_count, rev }: FeedItemWire) =>
  ({ type: 'post.changed', post: id, text, edited_at, audience, like_count, comment_count, rev }) as const;

/** An announcement as an entry for `readRecipients`. */
const writtenOf = ({ author, audience }: FeedItemWire): Written => ({
  author: Number(author.Customers_Numbers),
  act: seeAnnouncement(audience),
});

const mentionedIn = ({ id }: MentionsWire[number]): Written => ({ author: Number(id), act: 'see-member' });

/** A member as they show themselves now. */
function readMember(hint: MemberHint, author: AuthorWire | undefined): ReadForAll {
  const { member } = hint;
  // No permission is needed: only clients that show the member get this hint, and they know the id.
  if (!author || hint.type === 'member.gone')
    return { hintOf: () => ({ type: 'member.gone', member }), written: [] };
  return {
    hintOf: () => ({ ...hint, author }),
    written: [{ author: Number(member), act: 'see-member' }],
  };
}

/** Reads what hints are about when they are delivered: once, however many members they go to. */
export class HintReader {
  constructor(
    readonly db: ApiDb,
    readonly announcements: AnnouncementRepository,
    readonly comments: CommentRepository,
  ) {}

  /** What each hint is about now, in their order. What no longer exists is reported as gone. */
  async read(hints: readonly Hint[]): Promise<ReadHint[]> {
    const ids = [...new Set(hints.flatMap((hint) => (isOfMember(hint) ? [] : hint.post)))];
    const posts = new Map(
      (await this.announcements.findAll(ids, Viewer.delivery)).map((post) => [post.id, post]),
    );
    const members = [...new Set(hints.flatMap((hint) => (isOfMember(hint) ? Number(hint.member) : [])))];
    const authors = new Map(
      (await findAuthors(this.db, members, this.announcements.pictureUrl)).map((one) => [
        one.Customers_Numbers,
        one,
      ]),
    );
    const read: ReadForAll[] = [];
    for (const hint of hints)
      read.push(
        isOfMember(hint)
          ? readMember(hint, authors.get(hint.member))
          : await this.#readOne(hint, posts.get(hint.post)),
      );
    const { relationOf, sees, getsNew } = await readRecipients(
      this.db,
      read.flatMap(({ written, mentions = [] }) => [...written, ...mentions.map(mentionedIn)]),
    );
    return read.map(({ hintOf, mentions, written, isNew, instead }) => (memberId) => {
      if (written.every((one) => (isNew ? getsNew : sees)(memberId, one)))
        return hintOf(
          memberId,
          mentions?.filter((one) => sees(memberId, mentionedIn(one))),
        );
      // Blocked members receive nothing.
      const isBlocked = written.some(({ author }) => relationOf(memberId, author) === 'blocked');
      return isBlocked ? null : (instead ?? null);
    });
  }

  /**
   * Which announcements show the members that hints are about: the newest that they wrote or commented on, and only
   * those for all members. Otherwise, a hint would tell members who may not see an announcement who takes part in it.
   */
  async findShown(hints: readonly Hint[]): Promise<ShownOn> {
    const shown = new Map<string, Set<string>>();
    const changed = hints.flatMap((hint) => (hint.type === 'member.changed' ? hint.member : []));
    for (const member of new Set(changed)) {
      const written = this.db
        .selectFrom('announcements')
        .select('public_id')
        .where('author_id', '=', Number(member))
        .where('audience', '=', 'members')
        .orderBy('created_at', 'desc')
        .limit(maxShown);
      const commented = this.db
        .selectFrom('announcement_comments as one')
        .innerJoin('announcements', 'announcements.id', 'one.announcement_id')
        .select('announcements.public_id')
        .where('one.author_id', '=', Number(member))
        .where('audience', '=', 'members')
        .orderBy('one.created_at', 'desc')
        .limit(maxShown);
      const rows = [...(await written.execute()), ...(await commented.execute())];
      shown.set(member, new Set(rows.map(({ public_id }) => public_id)));
    }
    return shown;
  }

  async #readOne(hint: PostHint, post: FeedItemWire | undefined): Promise<ReadForAll> {
    const gone: LiveHintWire = { type: 'post.gone', post: hint.post };
    // `gone` needs no permission, because only clients that show the announcement get it. No client shows a new one.
    if (!post || hint.type === 'post.gone')
      return { hintOf: () => (hint.type === 'feed.new' ? null : gone), written: [] };
    const written = [writtenOf(post)];
    if (hint.type === 'feed.new') return { hintOf: () => hint, written, isNew: true };
    if (hint.type !== 'post.changed') return this.#readComment(hint, written);
    const change = changeOf(post);
    const { comment_count: count } = change;
    const hidden = count === 0 ? null : await countHiddenForAll(this.db, hint.post);
    const hintOf: ReadForAll['hintOf'] = (memberId, mentions) => ({
      ...change,
      mentions,
      comment_count: count - (hidden?.get(memberId) ?? 0),
    });
    return { hintOf, mentions: post.mentions, written, ...(hint.reaches && { instead: gone }) };
  }

  /** A comment as its author and other members concerned see it, and as everybody else does. */
  async #readComment(
    { type, post, comment: publicId, by }: CommentHint,
    written: Written[],
  ): Promise<ReadForAll> {
    const id = await this.comments.idOf(publicId, Viewer.delivery);
    const comment = id === null ? null : await this.comments.find(id, Viewer.delivery);
    if (id === null || !comment)
      return { hintOf: () => ({ type: 'comment.gone', post, comment: publicId }), written };
    const hintOf = (seen: ThreadCommentWire, yours: boolean): LiveHintWire => ({
      type: type === 'comment.new' ? 'comment.new' : 'comment.changed',
      post,
      comment: seen,
      yours,
    });
    const own = new Map<number, LiveHintWire>();
    const author = comment.author && Number(comment.author.Customers_Numbers);
    const concerned = [author, ...written.map((one) => one.author), by ?? null];
    for (const memberId of new Set(concerned.filter((one) => one !== null))) {
      const seen = await this.comments.find(id, Viewer.member(memberId));
      if (seen) own.set(memberId, hintOf(seen, true));
    }
    const { reply_count: count } = comment;
    const unlisted = count === 0 ? null : await countUnlistedForAll(this.db, id);
    return {
      hintOf: (memberId, mentions) =>
        own.get(memberId) ??
        hintOf({ ...comment, mentions, reply_count: count - (unlisted?.get(memberId) ?? 0) }, false),
      mentions: comment.mentions,
      written: author === null ? written : [...written, { author, act: 'see-comment' }],
    };
  }
}
