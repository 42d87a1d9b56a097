import { headersOf, memorySql, type Writer } from './writer.ts';

const name = 'comments';
const memory = memorySql(name);

/** A comment: its own row, with a key its row in `writes` (for repetitions), and the stored count of comments. */
export const commentWriter: Writer = {
  name,
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
    with ${memory.table}
    select count(*)::int + (
      select count(*)::int from api.announcement_counters as counters where comments <> (
        select count(*) from api.announcement_comments as one
        where one.announcement_id = counters.announcement_id and removed_at is null)) as count
    from (select id, text from api.announcement_comments where text like 'soak comments %') as one
    full join memory on memory.id = one.id
    where one.id is null or ${memory.isMissing}`,
};
