/** Reply of a call: HTTP status and the body as JSON. */
export type Answer = { status: number; body: Record<string, unknown> };

export type Call = { token?: string; method?: string; json?: unknown; form?: FormData; key?: string };

/** Calls the API. Rejects when the connection is lost or the body is no JSON. */
export async function send(
  url: string,
  { token, method = 'GET', json, form, key }: Call = {},
): Promise<Answer> {
  const reply = await fetch(url, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body: json === undefined ? form : JSON.stringify(json),
    // A killed process may leave a connection open.
    signal: AbortSignal.timeout(20_000),
  });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

/** A comment as a client shows it, without what differs between members. */
type SeenComment = { text: string; removed: boolean; likes: number; replies: number; rev: number };

/** An announcement with its comments as a client shows it. */
export type SeenPost = {
  text: string;
  liked: boolean;
  likes: number;
  comments: number;
  rev: number;
  thread: Map<string, SeenComment>;
};

export type Posts = Map<string, SeenPost>;

type Fields = Record<string, unknown>;

export const commentOf = ({ text, removed, like_count, reply_count, rev }: Fields): SeenComment => ({
  text: String(text),
  removed: removed === true,
  likes: Number(like_count),
  replies: Number(reply_count),
  rev: Number(rev),
});

/** The data of an announcement that a reply, an event or a hint contains. */
export const postOf = ({ text, like_count, comment_count, rev }: Fields) => ({
  text: String(text),
  likes: Number(like_count),
  comments: Number(comment_count),
  rev: Number(rev),
});

/** The items of a list; null on a 404, when the announcement or comment of the list was removed. */
async function readItems(url: string, token: string): Promise<Fields[] | null> {
  const { status, body } = await send(url, { token });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  return body.items as Fields[];
}

/** The comments of an announcement with their replies; null if it or one of the comments has just been removed. */
async function readThread(url: string, token: string, parent = ''): Promise<[string, SeenComment][] | null> {
  const found: [string, SeenComment][] = [];
  const items = await readItems(`${url}?limit=50${parent}`, token);
  if (!items) return null;
  for (const one of items) {
    found.push([String(one.id), commentOf(one)]);
    if (Number(one.reply_count) === 0) continue;
    const replies = await readThread(url, token, `&parent=${one.id}`);
    if (!replies) return null;
    found.push(...replies);
  }
  return found;
}

/**
 * Reads announcements with their comments and replies, at most 50 in each list, as the member sees them. Removed
 * announcements are left out. When something is removed during the read, all are read again.
 */
export async function readPosts(api: string, token: string, ids: readonly string[]): Promise<Posts> {
  const posts: Posts = new Map();
  if (ids.length === 0) return posts;
  for (const one of (await readItems(`${api}/az/announcements?ids=${ids.join()}`, token)) ?? []) {
    const thread = await readThread(`${api}/az/announcements/${one.id}/comments`, token);
    if (!thread) return readPosts(api, token, ids);
    posts.set(String(one.id), { ...postOf(one), liked: one.liked === true, thread: new Map(thread) });
  }
  return posts;
}

/** Every announcement and comment as a line of text, without revisions, because repeated acts raise these too. */
export const formatPosts = (posts: Posts): string[] =>
  [...posts]
    .flatMap(([id, { rev: _, thread, ...post }]) => [
      `${id} ${JSON.stringify(post)}`,
      ...[...thread].map(([comment, { rev: __, ...seen }]) => `${id} ${comment} ${JSON.stringify(seen)}`),
    ])
    .sort();
