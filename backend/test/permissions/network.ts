import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Audience, audiences } from '@az/shared/contracts';
import sharp from 'sharp';
import { call } from '../api-calls.ts';
import type { TestDatabase } from '../database.ts';

/** A member. `word` is a unique word in their name, description, e-mail address and company name. */
export type Person = { id: string; token: string; word: string; phone: string };

/** An announcement of a random network. `picture`: the picture's public address from when it was for everybody. */
export type Post = { id: string; author: Person; audience: Audience; picture: string };

/** Relations of one member to another. */
const ties = ['none', 'connected', 'blocks', 'blocked-by', 'follows', 'mutes'] as const;
export type Tie = (typeof ties)[number];

/** A generator of random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <T>(all: readonly T[], random: () => number): T =>
  all[Math.floor(random() * all.length)] as T; // random() is below 1, and no list is empty

/** Adds members. Each has a session, an e-mail address, a phone number and a job. */
export async function addMembers({ sql }: TestDatabase, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const token = randomBytes(32).toString('base64url');
    const word = `mot${randomBytes(6).toString('hex')}`;
    const phone = `+241 ${randomInt(1e9, 1e10)}`;
    const [row] = await sql(
      `insert into api.members (email, kind, first_name, last_name, description, phone, address, created_at)
        values ('${word}@exemple.test', 'person', 'Nom${word}', '${index}', 'À propos de ${word}', '${phone}', '', now())
        returning id`,
    );
    await sql(
      `with company as (
        insert into api.members (kind, first_name, last_name, description, phone, address, created_at)
          values ('company', 'Chez${word}', '', '', '', '', now()) returning id
      )
      insert into api.jobs (member_id, position_id, company_id, starting_date)
        select ${row?.id}, (select min(id) from api.positions), company.id, '2020-01-01' from company`,
    );
    const hash = createHash('sha256').update(token).digest('hex');
    await sql(
      `insert into api.sessions (token_hash, member_id, created_at, last_seen_at, expires_at)
        values (decode('${hash}', 'hex'), ${row?.id}, now(), now(), now() + interval '1 day')`,
    );
    people.push({ id: String(row?.id), token, word, phone });
  }
  return people;
}

const imagesOf = async (api: string, id: string, token?: string) =>
  ((await call(`${api}/az/announcements-images/${id}`, { ...(token && { token }) })).body.images ?? []) as {
    url: string;
  }[];

/** Publishes an announcement for everybody, with a unique picture, a comment and the tag `matrice`. */
export async function publish(api: string, author: Person): Promise<Post> {
  const background = { r: randomBytes(1)[0] ?? 0, g: randomBytes(1)[0] ?? 0, b: randomBytes(1)[0] ?? 0 };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background, noise } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('text', `Annonce ${randomUUID()} #matrice`);
  body.set('images', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png');
  const published = await call(`${api}/az/announcements`, { token: author.token, body });
  const { id } = published.body.feed as { id: string };
  const json = { text: 'Un commentaire', client_id: randomUUID() };
  await call(`${api}/az/announcements/${id}/comments`, { token: author.token, json });
  const picture = (await imagesOf(api, id))[0]?.url ?? '';
  return { id, author, audience: 'members', picture };
}

/** Gives each announcement a random audience. */
export async function shuffleAudiences(api: string, posts: Post[], random: () => number): Promise<void> {
  for (const post of posts) {
    post.audience = oneOf(audiences, random);
    const edited = await call(`${api}/az/announcements/${post.id}`, {
      token: post.author.token,
      method: 'PUT',
      json: { audience: post.audience },
    });
    if (edited.status !== 200) throw new Error(`Editing was answered with ${edited.status}.`);
  }
}

/** Replaces all ties of the members by random ties and returns these. Key: `<member>:<other>`. */
export async function shuffleTies(
  { sql }: TestDatabase,
  people: readonly Person[],
  random: () => number,
): Promise<Map<string, Tie>> {
  const tables = ['connections', 'follows', 'mutes', 'blocks'];
  const statements = tables.map((table) => `delete from api.${table}`);
  const known = new Map<string, Tie>();
  const add = (table: string, pairs: [string, string][]) => {
    for (const [one, other] of pairs)
      statements.push(`insert into api.${table} values (${one}, ${other}, now())`);
  };
  for (const [index, { id: one }] of people.entries())
    for (const { id: other } of people.slice(index + 1)) {
      const tie = oneOf(ties, random);
      const mirrored = { blocks: 'blocked-by', 'blocked-by': 'blocks', connected: 'connected' } as const;
      known.set(`${one}:${other}`, tie);
      known.set(`${other}:${one}`, tie in mirrored ? mirrored[tie as keyof typeof mirrored] : 'none');
      if (tie === 'connected')
        add('connections', [
          [one, other],
          [other, one],
        ]);
      else if (tie === 'blocks') add('blocks', [[one, other]]);
      else if (tie === 'blocked-by') add('blocks', [[other, one]]);
      else if (tie !== 'none') add(tie, [[one, other]]);
    }
  await sql(...statements);
  return known;
}

/** Whether a viewer (null: without a session) may see an announcement. Worked out without the server's table. */
export function maySee(viewer: Person | null, post: Post, known: ReadonlyMap<string, Tie>): boolean {
  if (viewer === null) return post.audience === 'members';
  if (viewer.id === post.author.id) return true;
  const tie = known.get(`${viewer.id}:${post.author.id}`);
  if (tie === 'blocks' || tie === 'blocked-by') return false;
  return post.audience === 'members' || (post.audience === 'connections' && tie === 'connected');
}
