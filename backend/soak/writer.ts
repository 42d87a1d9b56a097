/** One write of a member: a text that no other write has, and the key under which it may be repeated. */
export type SoakWrite = { text: string; key: string | null };

/** A kind of write that puts several rows into the database and so could be torn. */
export type Writer = {
  name: string;
  /** Sends the write; the result is the HTTP status. Rejects when the connection is lost. */
  send: (api: string, token: string, write: SoakWrite) => Promise<number>;
  /** Rows `text, count`: how often each text is stored whole. */
  storedSql: string;
  /** One row `count`: how many pieces stand there without the rest. */
  tornSql: string;
};

/** A comment: its row, and the memory of the write (table `writes`) that makes a repetition harmless. */
export const commentWriter: Writer = {
  name: 'comments',
  send: async (api, token, { text, key }) => {
    const body = new FormData();
    body.set('comment', text);
    const headers = { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) };
    const url = `${api}/az/announcements-comments-store/1`;
    const reply = await fetch(url, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    return reply.status;
  },
  storedSql:
    "select text, count(*)::int as count from api.announcement_comments where text like 'soak %' group by text",
  tornSql: `
    select count(*)::int as count
    from (select text from api.announcement_comments where text like 'soak %') as comment
    full join (select reply ->> 'text' as text from api.writes) as write on write.text = comment.text
    where write.text is null or comment.text is null`,
};
