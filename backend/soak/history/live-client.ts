import { setTimeout as wait } from 'node:timers/promises';
import { commentOf, type Posts, postOf, readPosts, send } from './api.ts';
import { type Notices, noticeOf, readNotices } from './notices.ts';
import { type Frame, readFrames } from './read-frames.ts';

type Fields = Record<string, unknown>;

/** The number of a cursor `<epoch>.<number>`. */
const numberOf = (cursor: string): number => Number(cursor.split('.')[1]);

/**
 * A client that does what the pages do: it opens a stream, watches every announcement that it knows, applies events
 * and hints, and reads its announcements again after each connection. When the stream ends, it connects again.
 */
export class LiveClient {
  posts: Posts = new Map();
  notices: Notices = new Map();
  /** Numbers of the received events, in the order of arrival. */
  readonly seqs: number[] = [];
  /** Reasons for which the server made the client start again (`reset`). Expected to stay empty. */
  readonly resets: string[] = [];
  #isStopped = false;
  #connection = new AbortController();
  #api = '';
  #id = '';
  #stall: Promise<unknown> = Promise.resolve();
  #ended: Promise<void> | undefined;

  constructor(
    readonly token: string,
    public cursor: string,
    readonly pickApi: () => string,
    readonly random: () => number,
  ) {}

  start(): void {
    this.#ended = this.#run();
  }

  /** Also watches these announcements, so that their changes are sent from now on, and reads their present state. */
  async know(ids: readonly string[]): Promise<void> {
    const all = new Set([...this.posts.keys(), ...ids]);
    const topics = { token: this.token, method: 'PUT', json: { topics: [...all] } };
    await send(`${this.#api}/live/connections/${this.#id}`, topics);
    for (const [id, post] of await readPosts(this.#api, this.token, ids)) this.posts.set(id, post);
  }

  /** Reads announcements again and shows only these, as the page does every minute. */
  async readAgain(ids: readonly string[]): Promise<void> {
    this.posts = await readPosts(this.pickApi(), this.token, ids);
  }

  cut(): void {
    this.#connection.abort();
  }

  /** Handles nothing from the stream for this time. */
  stall(ms: number): void {
    this.#stall = wait(ms);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.cut();
    await this.#ended;
  }

  async #run(): Promise<void> {
    while (!this.#isStopped) {
      // Streams are broken on purpose in a run, so failures are expected.
      await this.#stream().catch(() => undefined);
      if (!this.#isStopped) await wait(20 + this.random() * 200);
    }
  }

  async #stream(): Promise<void> {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    const api = this.pickApi();
    const headers = { authorization: `Bearer ${this.token}` };
    const reply = await fetch(`${api}/live/stream?after=${this.cursor}`, { headers, signal });
    if (!reply.ok || !reply.body) return void (await reply.arrayBuffer());
    this.#api = api;
    for await (const frame of readFrames(reply.body as unknown as AsyncIterable<Uint8Array>)) {
      await this.#stall;
      await this.#take(frame);
    }
  }

  async #take({ event, id, data }: Frame): Promise<void> {
    if (event === 'hello') {
      this.#id = String(data.connection);
      await this.know([...this.posts.keys()]);
    } else if (event === 'event') {
      this.cursor = id ?? this.cursor;
      this.seqs.push(numberOf(this.cursor));
      await this.#takeEvent(data);
    } else if (event === 'hint') await this.#takeHint(data);
    else if (event === 'reset') {
      this.resets.push(String(data.reason));
      this.cursor = String(data.head);
    }
  }

  async #takeEvent({ type, id, post, notification }: Fields): Promise<void> {
    if (type === 'notification.new' && notification) {
      const one = notification as Fields;
      this.notices.set(String(one.id), noticeOf(one));
    } else if (String(type).startsWith('notification.')) {
      this.notices = (await readNotices(this.#api, this.token)).notices;
    } else if (type === 'post.gone') this.posts.delete(String(id));
    else if (post) await this.#takeOwn(post as Fields);
  }

  async #takeOwn(post: Fields): Promise<void> {
    if (this.posts.has(String(post.id))) this.#patch(post, post.liked === true);
    else await this.know([String(post.id)]);
  }

  #patch(change: Fields, liked?: boolean): void {
    const id = String(change.id ?? change.post);
    const known = this.posts.get(id);
    const newer = postOf(change);
    if (known && newer.rev >= known.rev) Object.assign(known, newer, liked === undefined ? {} : { liked });
  }

  async #takeHint({ type, post, comment, ...change }: Fields): Promise<void> {
    const id = String(post);
    if (type === 'feed.new') await this.know([id]);
    else if (type === 'post.gone') this.posts.delete(id);
    else if (type === 'post.changed') this.#patch({ ...change, id });
    else {
      const thread = this.posts.get(id)?.thread;
      if (type === 'comment.gone') thread?.delete(String(comment));
      else {
        const newer = commentOf(comment as Fields);
        const key = String((comment as Fields).id);
        if (newer.rev >= (thread?.get(key)?.rev ?? 0)) thread?.set(key, newer);
      }
    }
  }
}
