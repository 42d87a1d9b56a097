import type { Transaction } from 'kysely';
import { findLocation } from '../reference/locations.ts';
import { PositionRepository } from '../repositories/position-repository.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import { hashPassword } from '../security/passwords.ts';
import { demoCover, demoSignIn, seedMembers } from './members.ts';
import type { MemberName, SeedJob, SeedMember } from './seed-shapes.ts';
import { storePicture } from './store-picture.ts';
import { typographic } from './typography.ts';

export type MemberIds = Record<MemberName, number>;

const day = 24 * 60 * 60 * 1000;

async function insertMember(
  db: Transaction<ApiTables>,
  name: MemberName,
  member: SeedMember,
  now: Date,
): Promise<number> {
  const isDemo = name === 'demo';
  const picture =
    member.picture && (await storePicture(db, member.picture, { isPublic: true, isPortrait: true }));
  const [country, province, city] = member.place;
  const place = findLocation({ country, province, city });
  if (!place) throw new Error(`There is no place ${city}.`);
  const { id } = await db
    .insertInto('members')
    .values({
      email: isDemo ? demoSignIn.email : `${name}@az-connect.test`,
      email_proven_at: now,
      password_hash: isDemo ? await hashPassword(demoSignIn.password) : null,
      kind: member.kind ?? 'person',
      first_name: member.firstName,
      last_name: member.lastName ?? '',
      headline: typographic(member.headline ?? ''),
      description: typographic(member.description),
      phone: member.phone,
      address: typographic(member.address),
      country: place.country.name,
      country_code: country,
      province: place.province.name,
      province_code: province,
      city: place.city.name,
      city_code: city,
      verified: member.verified ?? false,
      // The seed's portraits are small enough to be their own thumbnails.
      picture_id: picture,
      thumbnail_id: picture,
      cover_id: isDemo ? await storePicture(db, demoCover, { isPublic: false }) : null,
      created_at: new Date(now.getTime() - member.joinedDaysAgo * day),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertJob(db: ApiDb, memberId: number, job: SeedJob, ids: MemberIds): Promise<void> {
  const description = job.descriptionHtml && typographic(job.descriptionHtml);
  const positionId = await new PositionRepository(db).keep(job.title, description);
  const { id } = await db
    .insertInto('jobs')
    .values({
      member_id: memberId,
      position_id: positionId,
      company_id: ids[job.company],
      starting_date: job.startingDate,
      ending_date: job.endingDate ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lists = { skill: job.skills, tool: job.tools, task: job.tasks };
  const notes = (['skill', 'tool', 'task'] as const).flatMap((kind) =>
    (lists[kind] ?? []).map((text) => ({ job_id: id, kind, text: typographic(text) })),
  );
  if (notes.length > 0) await db.insertInto('job_notes').values(notes).execute();
}

export async function insertMembers(db: Transaction<ApiTables>, now: Date): Promise<MemberIds> {
  const entries = Object.entries(seedMembers) as [MemberName, SeedMember][];
  const pairs: [MemberName, number][] = [];
  for (const [name, member] of entries) pairs.push([name, await insertMember(db, name, member, now)]);
  const ids = Object.fromEntries(pairs) as MemberIds;
  for (const [name, { jobs = [] }] of entries) {
    for (const job of jobs) await insertJob(db, ids[name], job, ids);
  }
  return ids;
}
