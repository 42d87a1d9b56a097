import type { FeedItemWire, LiveHintWire, ThreadCommentWire } from '@az/shared/contracts';
import { readRecipients, type Written } from '../permissions/may.ts';
import { seeAnnouncement } from '../permissions/rules.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { CommentRepository } from '../repositories/comment-repository.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { Hint } from './emission.ts';

/** A hint with what it is about, as a member sees it; null for who may not see it. */
export type ReadHint = (memberId: number) => LiveHintWire | null;

/** A hint for everybody, before it is known who may see what these members wrote. */
type ReadForAll = {
  hintOf: ReadHint;
  written: Written[];
  isNew?: boolean;
  /** For those who could see it before. */
  instead?: LiveHintWire;
};

type CommentHint = Hint & { comment: string; by?: number };

const changeOf = ({ id, text, edited_at, audience, like_count, comment_count, rev }: FeedItemWire) =>
  ({ type: 'post.changed', post: id, text, edited_at, audience, like_count, comment_count, rev }) as const;

/** An announcement as an entry for `readRecipients`. */
const writtenOf = ({ author, audience }: FeedItemWire): Written => ({
  author: Number(author.Customers_Numbers),
  act: seeAnnouncement(audience),
});

/** Reads what hints are about when they are delivered: once, however many members they go to. */
export class HintReader {
  constructor(
    readonly db: ApiDb,
    readonly announcements: AnnouncementRepository,
    readonly comments: CommentRepository,
  ) {}

  /** What each hint is about now, in their order. What no longer exists is reported as gone. */
  async read(hints: readonly Hint[]): Promise<ReadHint[]> {
    const ids = [...new Set(hints.map(({ post }) => post))];
    const posts = new Map(
      (await this.announcements.findAll(ids, Viewer.delivery)).map((post) => [post.id, post]),
    );
    const read: ReadForAll[] = [];
    for (const hint of hints) read.push(await this.#readOne(hint, posts.get(hint.post)));
    const { relationOf, sees, getsNew } = await readRecipients(
      this.db,
      read.flatMap(({ written }) => written),
    );
    return read.map(({ hintOf, written, isNew, instead }) => (memberId) => {
      if (written.every((one) => (isNew ? getsNew : sees)(memberId, one))) return hintOf(memberId);
      // Blocked members receive nothing.
      const isBlocked = written.some(({ author }) => relationOf(memberId, author) === 'blocked');
      return isBlocked ? null : (instead ?? null);
    });
  }

  async #readOne(hint: Hint, post: FeedItemWire | undefined): Promise<ReadForAll> {
    const gone: LiveHintWire = { type: 'post.gone', post: hint.post };
    // Members who saw it know its id; the id of a new one goes only to those who may see it.
    if (!post || hint.type === 'post.gone')
      return { hintOf: () => (hint.type === 'feed.new' ? null : gone), written: [] };
    const written = [writtenOf(post)];
    if (hint.type === 'feed.new') return { hintOf: () => hint, written, isNew: true };
    if (hint.type !== 'post.changed') return this.#readComment(hint, written);
    const change = changeOf(post);
    return { hintOf: () => change, written, ...(hint.reaches && { instead: gone }) };
  }

  /** A comment as those see it for whom it differs, and as everybody else does. */
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
    return {
      hintOf: (memberId) => own.get(memberId) ?? hintOf(comment, false),
      written: author === null ? written : [...written, { author, act: 'see-comment' }],
    };
  }
}
