import { headersOf, memorySql, type Writer } from './writer.ts';

const name = 'jobs';
const memory = memorySql(name);
const lines = 4;
const date = '1999-09-09';

async function firstId(api: string, token: string, list: string, id: string): Promise<string> {
  const reply = await fetch(`${api}/${list}`, { headers: headersOf(token, null) });
  const body = (await reply.json()) as Record<string, Record<string, unknown>[]>;
  return String(body[list]?.[0]?.[id]);
}

/** An entry of the job history: its own row, twelve rows for its lists, and with a key its row in `writes`. */
export function makeJobWriter(): Writer {
  let position = '';
  let company = '';
  return {
    name,
    prepare: async (api, token) => {
      position = await firstId(api, token, 'positions', 'Positions_Number');
      company = await firstId(api, token, 'companies', 'Customers_Numbers');
    },
    send: async (api, token, { text, key }) => {
      const list = Array.from({ length: lines - 1 }, (_, index) => `Ligne ${index}`);
      const lists = { skills: [text, ...list], tools: ['Un outil', ...list], tasks: ['Une tâche', ...list] };
      const reply = await fetch(`${api}/add-jobs-history`, {
        method: 'POST',
        headers: { ...headersOf(token, key), 'content-type': 'application/json' },
        body: JSON.stringify({ position, company, starting_date: date, ending_date: null, ...lists }),
      });
      await reply.arrayBuffer();
      return reply.status;
    },
    storedSql: `
      select note.text, count(*)::int as count from api.job_notes as note
      where note.kind = 'skill' and note.text like 'soak jobs %'
        and (select count(*) from api.job_notes as one where one.job_id = note.job_id) = ${3 * lines}
      group by note.text`,
    tornSql: `
      with ${memory.table}
      select count(*)::int as count
      from (
        select id, (select text from api.job_notes where job_id = jobs.id and text like 'soak jobs %') as text
        from api.jobs where starting_date = '${date}'
      ) as one
      full join memory on memory.id = one.id
      where one.id is null or ${memory.isMissing}
        or (select count(*) from api.job_notes where job_id = one.id) <> ${3 * lines}`,
  };
}
