/**
 * Measures on PostgreSQL the likes that 10 000 members give one announcement, whose author is notified of them, and the list
 * of a member with few notifications, with as many as are kept, and with one of 10 000 acts.
 */
import { createHash, randomBytes } from 'node:crypto';
import { runSql } from '../../backend/dist/postgres/run-sql.js';
import { startDatabase } from '../../backend/dist/postgres/start-database.js';
import { maxNotifications } from '../../shared/dist/contracts/wire/limits.js';
import { startBackend } from './live/backends.mjs';
import { publish } from './live/members.mjs';
import { call } from './live/stream-client.mjs';
import { watchMachine } from './machine.mjs';
import { sendAtRate } from './open-loop.mjs';
import { writeResults } from './results.mjs';
import { median, rounded } from './statistics.mjs';
import { switches } from './switches.mjs';

const isShort = switches.likes !== undefined;
const likes = Number(switches.likes ?? 10_000);
const [perSecond, reads, usual] = [25, 100, 20];

const machine = watchMachine();
const { url, remove } = await startDatabase({ syncs: true });

const hexOf = (token) => createHash('sha256').update(token).digest('hex');

/** Members with a session each, as rows, because each registration computes a slow hash. */
async function addMembers(count) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  for (let start = 0; start < count; start += 500)
    await runSql(
      url,
      `with made as (insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
        select 'person', 'Mesure', n::text, '', '', '', now()
        from generate_series(1, ${Math.min(500, count - start)}) n returning id),
      numbered as (select id, row_number() over (order by id) as n from made),
      given as (select hash, row_number() over () as n
        from unnest(array['${tokens
          .slice(start, start + 500)
          .map(hexOf)
          .join("','")}']) hash)
      insert into api.sessions (token_hash, member_id, created_at, last_seen_at, expires_at)
      select decode(hash, 'hex'), id, now(), now(), now() + interval '1 day' from numbered join given using (n)`,
    );
  return tokens;
}

/** Latencies of likes by all members on one new announcement. */
async function measureLikes(tokens, author) {
  const { api, stop } = await startBackend({ DATABASE_URL: url });
  const post = await publish(api, author, 'Une annonce');
  const { p50, p99, failed } = await sendAtRate({
    ...{ rate: perSecond, seconds: tokens.length / perSecond },
    next: (index) => ({
      url: new URL(`${api}/az/announcements/${post}/like`),
      ...{ method: 'POST', headers: { authorization: `Bearer ${tokens[index]}` } },
    }),
  });
  await stop();
  return { p50: rounded(p50), p99: rounded(p99), failed };
}

/** Gives a member notifications of another one. */
const fill = (token, count, from) =>
  runSql(
    url,
    `with owner as (select member_id from api.sessions where token_hash = decode('${hexOf(token)}', 'hex')),
    other as (select member_id from api.sessions where token_hash = decode('${hexOf(from)}', 'hex')),
    made as (insert into api.notifications (public_id, recipient_id, cause, started_at, last_at, event_at)
      select gen_random_uuid(), owner.member_id, 'accepted', t, t, t
      from owner, generate_series(1, ${count}) n cross join lateral (select now() - n * interval '1 minute' as t) times
      returning id)
    insert into api.notification_actors select made.id, other.member_id, now() from made, other`,
  );

await (await startBackend({ DATABASE_URL: url })).stop();
const [author, few, many, ...members] = await addMembers(likes + 3);
const liked = await measureLikes(members, author);
await fill(few, usual, author);
await fill(many, maxNotifications, author);
await fill(author, usual - 1, few);
await runSql(url, 'analyze');

const { api, stop } = await startBackend({ DATABASE_URL: url });
const first = JSON.parse((await call(`${api}/notifications`, { token: author })).text).items[0].text;
const [{ rows }] = await runSql(
  url,
  `select count(*)::integer as rows from api.notifications join api.sessions on member_id = recipient_id
    where cause = 'like' and token_hash = decode('${hexOf(author)}', 'hex')`,
);
const lists = { few, many, acts: author };
const milliseconds = { few: [], many: [], acts: [] };
for (let index = 0; index < reads; index += 1)
  for (const [name, token] of Object.entries(lists)) {
    const startedAt = performance.now();
    await call(`${api}/notifications?limit=${usual}`, { token });
    milliseconds[name].push(performance.now() - startedAt);
  }
await stop();
await remove();
const {
  few: least,
  many: most,
  acts: hot,
} = Object.fromEntries(Object.entries(milliseconds).map(([name, all]) => [name, rounded(median(all))]));
const notifications = {
  ...{ likes, perSecond, rows, text: first },
  like: liked,
  list: { [usual]: least, [maxNotifications]: most, withManyActs: hot },
  machine: machine.noise(),
};
console.log(JSON.stringify(notifications, null, 2));
/** `[measured value, maximum]`. */
const limits = {
  'failed likes': [liked.failed, 0],
  'rows of the announcement': [rows, 1],
  ...(!isShort && { 'list of a full member': [most / least, 1.1] }),
};
const exceeded = Object.entries(limits).filter(([, [value, limit]]) => !(value <= limit));
for (const [name, [value, limit]] of exceeded) console.error(`${name}: ${value}, more than ${limit}`);
if (exceeded.length > 0) process.exitCode = 1;
else if (!isShort) writeResults({ notifications });
