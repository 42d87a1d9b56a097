import type { Transaction } from 'kysely';
import { storeTags } from '../repositories/announcement-writes.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';
import { eventAnnouncements } from './announcements/events.ts';
import { milestoneAnnouncements } from './announcements/milestones.ts';
import { projectAnnouncements } from './announcements/projects.ts';
import { workAnnouncements } from './announcements/work.ts';
import { pictureAlts } from './picture-alts.ts';
import type { MemberIds } from './seed-members.ts';
import type { SeedAnnouncement } from './seed-shapes.ts';
import { storePicture } from './store-picture.ts';
import { typographic } from './typography.ts';

/** A pseudo-random source of numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const hour = 60 * 60 * 1000;
const spreadMs = 30 * 24 * hour;

const lists = [projectAnnouncements, eventAnnouncements, milestoneAnnouncements, workAnnouncements];

/** All announcements, newest first, with the kinds in rotation. */
const newestFirst: SeedAnnouncement[] = workAnnouncements.flatMap((_, turn) =>
  lists.flatMap((list) => list[turn] ?? []),
);

function shuffled<T>(list: T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

type Placed = { id: number; createdAt: Date; announcement: SeedAnnouncement };

async function insertPictures(db: Transaction<ApiTables>, { id, announcement }: Placed): Promise<void> {
  for (const [index, name] of (announcement.pictures ?? []).entries()) {
    const pictureId = await storePicture(db, name, { isPublic: true });
    await db
      .insertInto('announcement_images')
      .values({
        announcement_id: id,
        place: index,
        picture_id: pictureId,
        alt: typographic(pictureAlts[name] ?? ''),
      })
      .execute();
  }
}

async function insertComments(db: ApiDb, ids: MemberIds, placed: Placed, now: Date, random: () => number) {
  const comments = placed.announcement.comments ?? [];
  const longest = Math.min(30 * hour, now.getTime() - placed.createdAt.getTime());
  const added: { id: number; root_id: number | null }[] = [];
  for (const [index, [author, text, replyTo]] of comments.entries()) {
    const share = (index + 0.2 + 0.6 * random()) / comments.length;
    const parent = replyTo === undefined ? undefined : added[replyTo];
    const comment = await db
      .insertInto('announcement_comments')
      .values({
        announcement_id: placed.id,
        author_id: ids[author],
        text: typographic(text),
        created_at: new Date(placed.createdAt.getTime() + longest * share),
        parent_id: parent?.id ?? null,
        root_id: parent?.root_id ?? parent?.id ?? null,
      })
      .returning(['id', 'root_id'])
      .executeTakeFirstOrThrow();
    added.push(comment);
    if (parent)
      await db.insertInto('comment_likes').values({ comment_id: comment.id, member_id: ids.demo }).execute();
  }
}

/** Inserts the announcements with their pictures, comments and likes, spread over the 30 days before `now`. */
export async function insertAnnouncements(
  db: Transaction<ApiTables>,
  ids: MemberIds,
  now: Date,
): Promise<void> {
  const random = randomFrom(20_260_101);
  const step = spreadMs / newestFirst.length;
  // The oldest first, so that ids grow with time as on a live network.
  for (const [fromOldest, announcement] of [...newestFirst].reverse().entries()) {
    const index = newestFirst.length - 1 - fromOldest;
    const createdAt = new Date(now.getTime() - Math.round(step * (index + 0.15 + 0.7 * random())));
    const { id } = await db
      .insertInto('announcements')
      .values({
        author_id: ids[announcement.author],
        text: typographic(announcement.text),
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const placed = { id, createdAt, announcement };
    await storeTags(db, id, announcement.text);
    await insertPictures(db, placed);
    await insertComments(db, ids, placed, now, random);
    const likers = shuffled(Object.values(ids), random).slice(0, announcement.likes);
    const likes = likers.map((memberId) => ({ announcement_id: id, member_id: memberId }));
    await db.insertInto('announcement_likes').values(likes).execute();
  }
}
