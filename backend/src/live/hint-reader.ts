import type { FeedItemWire, LiveHintWire, ThreadCommentWire } from '@az/shared/contracts';
import type { AnnouncementRepository } from '../repositories/announcement-repository.ts';
import type { CommentRepository } from '../repositories/comment-repository.ts';
import type { ThreadRepository } from '../repositories/thread-repository.ts';
import type { Hint } from './emission.ts';

/** A hint with what it is about, as a member sees it. */
export type ReadHint = (memberId: number) => LiveHintWire;

type CommentHint = Hint & { comment: string; by?: number };

/** Somebody who has done nothing: no member has this id. */
const anybody = 0;

const changeOf = ({ id, text, edited_at, like_count, comment_count, rev }: FeedItemWire): LiveHintWire => ({
  type: 'post.changed',
  post: id,
  ...{ text, edited_at, like_count, comment_count, rev },
});

/** Reads what hints are about when they are delivered: once, however many members they go to. */
export class HintReader {
  constructor(
    readonly announcements: AnnouncementRepository,
    readonly comments: CommentRepository,
    readonly threads: ThreadRepository,
  ) {}

  /** What each hint is about now, in their order. What no longer exists is reported as gone. */
  async read(hints: readonly Hint[]): Promise<ReadHint[]> {
    const changed = hints.filter(({ type }) => type === 'post.changed').map(({ post }) => post);
    const found = await this.announcements.findAll([...new Set(changed)], anybody);
    const posts = new Map(found.map((post) => [post.id, post]));
    const read: ReadHint[] = [];
    for (const hint of hints) {
      if (hint.type === 'feed.new' || hint.type === 'post.gone') read.push(() => hint);
      else if (hint.type === 'post.changed') {
        const post = posts.get(hint.post);
        const change: LiveHintWire = post ? changeOf(post) : { type: 'post.gone', post: hint.post };
        read.push(() => change);
      } else read.push(await this.#readComment(hint));
    }
    return read;
  }

  /** A comment as those see it for whom it differs, and as everybody else does. */
  async #readComment({ type, post, comment: publicId, by }: CommentHint): Promise<ReadHint> {
    const id = await this.comments.idOf(publicId);
    const comment = id === null ? null : await this.threads.find(id, anybody);
    if (id === null || !comment) return () => ({ type: 'comment.gone', post, comment: publicId });
    const hintOf = (seen: ThreadCommentWire, yours: boolean): LiveHintWire => ({
      type: type === 'comment.new' ? 'comment.new' : 'comment.changed',
      post,
      comment: seen,
      yours,
    });
    const own = new Map<number, LiveHintWire>();
    for (const memberId of new Set([...(await this.threads.findAuthors(id)), ...(by ? [by] : [])])) {
      const seen = await this.threads.find(id, memberId);
      if (seen) own.set(memberId, hintOf(seen, true));
    }
    return (memberId) => own.get(memberId) ?? hintOf(comment, false);
  }
}
