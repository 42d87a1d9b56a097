import { headersOf, type Writer } from './writer.ts';

/** A comment: its row, and the memory of the write (table `writes`) that makes a repetition harmless. */
export const commentWriter: Writer = {
  name: 'comments',
  send: async (api, token, { text, key }) => {
    const body = new FormData();
    body.set('comment', text);
    const url = `${api}/az/announcements-comments-store/1`;
    const reply = await fetch(url, { method: 'POST', headers: headersOf(token, key), body });
    await reply.arrayBuffer();
    return reply.status;
  },
  storedSql: `
    select text, count(*)::int as count from api.announcement_comments
    where text like 'soak comments %' group by text`,
  tornSql: `
    select count(*)::int as count
    from (select text from api.announcement_comments where text like 'soak comments %') as comment
    full join (select reply ->> 'text' as text from api.writes where jsonb_typeof(reply) <> 'number') as write
      on write.text = comment.text
    where write.text is null or comment.text is null`,
};
