import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Call, readPosts, type SeenPost, send } from './api.ts';
import type { Write } from './history.ts';

/** What all members act on: the existing announcements and comments by id, with their authors. */
export type SharedState = {
  posts: Map<string, string>;
  comments: Map<string, { author: string; about: string }>;
  /** The acts, in the order of their replies. */
  writes: Write[];
};

type MemberOptions = { name: string; token: string; pickApi: () => string; random: () => number };

/** A member who acts, one act at a time. A random process is called for each act. */
export class Member {
  constructor(
    readonly options: MemberOptions,
    readonly shared: SharedState,
  ) {}

  async publish(): Promise<void> {
    const text = `Annonce ${randomUUID()}`;
    const form = new FormData();
    form.set('text', text);
    const { body } = await this.#call('/az/announcements', { method: 'POST', form, key: randomUUID() });
    const { id } = body.feed as { id: string };
    await this.#record({ kind: 'publish', id, text, isDone: true }, (post) => post?.text === text);
    this.shared.posts.set(id, this.options.name);
  }

  async act(): Promise<void> {
    const { random, name } = this.options;
    const posts = [...this.shared.posts];
    const comments = [...this.shared.comments];
    const [post, author] = posts[Math.floor(random() * posts.length)] ?? [];
    const [comment, about] = comments[Math.floor(random() * comments.length)] ?? [];
    const roll = random();
    if (post === undefined || roll < 0.04) await this.publish();
    else if (roll < 0.35) await this.#setLiked(post, random() < 0.6);
    else if (roll < 0.55) await this.#comment(post, null);
    else if (author === name && roll < 0.65) await this.#edit(post);
    else if (author === name && roll < 0.68) await this.#remove(post);
    else if (comment && about && roll < 0.75) await this.#comment(about.about, comment);
    else if (comment && about?.author === name && roll < 0.85) await this.#editComment(comment, about.about);
    else if (comment && about?.author === name && roll < 0.9) await this.#removeComment(comment, about.about);
    else if (comment && about) await this.#setCommentLiked(comment, about.about, random() < 0.6);
  }

  async #setLiked(id: string, liked: boolean): Promise<void> {
    const method = liked ? 'POST' : 'DELETE';
    const { status } = await this.#call(`/az/announcements/${id}/like`, { method });
    const write = { kind: liked ? 'like' : 'unlike', id, isDone: status === 200 } as const;
    await this.#record(write, (post) => (post ? post.liked === liked : null));
  }

  async #edit(id: string): Promise<void> {
    const text = `Annonce ${randomUUID()}`;
    const { status } = await this.#call(`/az/announcements/${id}`, { method: 'PUT', json: { text } });
    await this.#record({ kind: 'edit', id, text, isDone: status === 200 }, (post) => post?.text === text);
  }

  async #remove(id: string): Promise<void> {
    this.shared.posts.delete(id);
    await this.#call(`/az/announcements/${id}`, { method: 'DELETE' });
    // The announcement existed, so a 404 means that an earlier attempt, whose reply was lost, removed it.
    await this.#record({ kind: 'remove', id, isDone: true }, (post) => !post);
  }

  async #comment(about: string, replyTo: string | null): Promise<void> {
    const text = `Commentaire ${randomUUID()}`;
    const json = { text, client_id: randomUUID(), ...(replyTo && { reply_to: replyTo }) };
    const { status, body } = await this.#call(`/az/announcements/${about}/comments`, {
      method: 'POST',
      json,
    });
    if (status !== 201) return;
    const { id } = body.comment as { id: string };
    await this.#recordComment({ kind: 'comment', id, about, text, isDone: true }, text);
    this.shared.comments.set(id, { author: this.options.name, about });
  }

  async #editComment(id: string, about: string): Promise<void> {
    const text = `Commentaire ${randomUUID()}`;
    const { status } = await this.#call(`/az/comments/${id}`, { method: 'PUT', json: { text } });
    await this.#recordComment({ kind: 'edit-comment', id, about, text, isDone: status === 200 }, text);
  }

  async #removeComment(id: string, about: string): Promise<void> {
    this.shared.comments.delete(id);
    await this.#call(`/az/announcements-comments/${id}`, { method: 'DELETE' });
    await this.#recordComment({ kind: 'remove-comment', id, about, isDone: true }, null);
  }

  async #setCommentLiked(id: string, about: string, liked: boolean): Promise<void> {
    const method = liked ? 'PUT' : 'DELETE';
    const { status } = await this.#call(`/az/comments/${id}/like`, { method });
    const kind = liked ? 'like-comment' : 'unlike-comment';
    this.shared.writes.push({
      member: this.options.name,
      kind,
      id,
      about,
      isDone: status === 200,
      wasRead: null,
    });
  }

  async #record(
    write: Omit<Write, 'member' | 'wasRead'>,
    isRead: (post: SeenPost | undefined) => boolean | null | Promise<boolean | null>,
  ): Promise<void> {
    const post = write.isDone ? await this.#read(write.about ?? write.id) : undefined;
    const wasRead = write.isDone ? await isRead(post) : null;
    this.shared.writes.push({ ...write, member: this.options.name, wasRead });
  }

  /** `text`: the text that a read must show, or null when the comment must be gone. */
  #recordComment(write: Omit<Write, 'member' | 'wasRead'>, text: string | null): Promise<void> {
    return this.#record(write, async (post) => {
      if (!post) return null;
      const seen = post.thread.get(write.id);
      const isRead = text === null ? !seen || seen.removed : seen?.text === text;
      // The announcement may have been removed before its comments were read, so the missing comment may be no fault.
      return isRead || ((await this.#read(write.about ?? write.id)) ? false : null);
    });
  }

  async #read(id: string): Promise<SeenPost | undefined> {
    const { token, pickApi } = this.options;
    return (await persist(() => readPosts(pickApi(), token, [id]))).get(id);
  }

  /** Repeats a call until a process replies with 200, 201 or 404. */
  #call(path: string, call: Call): Promise<Answer> {
    const { token, pickApi } = this.options;
    return persist(async () => {
      const answer = await send(pickApi() + path, { ...call, token });
      if (![200, 201, 404].includes(answer.status)) throw new Error(`${path} answered ${answer.status}.`);
      return answer;
    });
  }
}

/** Repeats work until it succeeds. Rejects with its last error after ten minutes, because a start may take long. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + 600_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await wait(50);
    }
  }
}
