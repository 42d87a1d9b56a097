import {
  maxCountedNotifications,
  type NotificationFilter,
  type NotificationsReplyWire,
  type NotificationWire,
  notificationCauses,
  notificationKinds,
  type Preferences,
} from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { sql } from 'kysely';
import { atOneMoment } from '../database/transact.ts';
import { visible } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { deleteBatch } from '../schema/delete-batch.ts';
import { type FeedPosition, isAfter, toPage } from './feed-position.ts';
import { clearTakenBack } from './forget-notifications.ts';
import { groupMs } from './notify.ts';
import { PreferenceRepository } from './preference-repository.ts';
import { selectActs, selectShown } from './shown-notifications.ts';

const dayMs = 24 * 60 * 60 * 1000;
const [keptDays, keptDaysOnceRead] = [180, 90];

type PageRequest = {
  viewer: Viewer;
  filter: NotificationFilter | undefined;
  after: FeedPosition | null;
  limit: number;
};

type NotificationSlice = Pick<NotificationsReplyWire, 'items' | 'silenced' | 'mail'> & {
  next: FeedPosition | null;
  unread: number;
};

const pageOf = (db: ApiDb, viewer: Viewer, preferences: Preferences) =>
  selectShown(db, viewer, preferences).select([
    'one.id',
    'one.public_id',
    'one.cause',
    'one.last_at',
    'one.read_at',
    'one.announcement_id',
    'one.comment_id',
  ]);

/** The rows of a page, each with the number of those who acted, and the last of them. */
const selectRows = (db: ApiDb, viewer: Viewer, page: ReturnType<typeof pageOf>) =>
  db
    .selectFrom(page.as('one'))
    .innerJoinLateral(
      ({ ref }) =>
        selectActs(db, viewer, ref('one.id'))
          .select(sql<number>`count(*)::integer`.as('people'))
          .select(
            sql<number>`(array_agg(act.actor_id order by act.at desc, act.actor_id desc))[1]`.as('last_id'),
          )
          .as('acts'),
      (join) => join.onTrue(),
    )
    .innerJoin('members as actor', 'actor.id', 'acts.last_id')
    .leftJoin('announcements as post', 'post.id', 'one.announcement_id')
    .leftJoin('announcement_comments as comment', 'comment.id', 'one.comment_id')
    .leftJoin('connections as tie', (join) =>
      join.onRef('tie.other_id', '=', 'actor.id').on('tie.member_id', '=', viewer.memberId),
    )
    .select(['one.id', 'one.public_id', 'one.cause', 'one.last_at', 'one.read_at'])
    .select((row) =>
      // The latest of those that a grouped notification is about.
      row
        .selectFrom('announcement_comments as written')
        .select('written.public_id')
        .whereRef('written.announcement_id', '=', 'one.announcement_id')
        .whereRef('written.author_id', '=', 'actor.id')
        .where('one.cause', '=', 'comment')
        .orderBy('written.created_at', 'desc')
        .limit(1)
        .as('written_id'),
    )
    .select(['acts.people', 'post.public_id as post_id', 'comment.public_id as comment_id'])
    .select(['actor.id as actor_id', 'actor.first_name', 'actor.last_name', 'actor.thumbnail_id'])
    .select('tie.at as connected_at')
    .orderBy('one.last_at', 'desc')
    .orderBy('one.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const connectionsOf = (db: ApiDb, { memberId }: Viewer) =>
  db.selectFrom('connections').select('other_id').where('member_id', '=', memberId);

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim();

function urlOf({ cause, post_id, comment_id, written_id, actor_id }: Row): string {
  if (cause === 'request') return paths.profileConnections();
  if (post_id === null) return paths.memberProfile(String(actor_id));
  return paths.announcement(post_id, comment_id ?? written_id ?? undefined);
}

/** The notifications of members, as they may see them now. */
export class NotificationRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
    readonly now: () => Date,
  ) {}

  /** A page, the latest first, with the number of all unread ones and the member's choices at the same moment. */
  listAndCount({ viewer, filter, after, limit }: PageRequest): Promise<NotificationSlice> {
    return atOneMoment(this.db, async (moment) => {
      const preferences = await new PreferenceRepository(moment).load(viewer.memberId ?? 0);
      const { notifications } = preferences;
      const page = pageOf(moment, viewer, preferences)
        .where((row) => isAfter(after, row.ref('one.last_at'), row.ref('one.id')))
        .$if(filter === 'unread', (query) => query.where('one.read_at', 'is', null))
        .$if(filter === 'requests', (query) =>
          query
            .where('one.cause', '=', 'request')
            .where(({ exists, ref }) =>
              exists(
                selectActs(moment, viewer, ref('one.id'))
                  .select('act.at')
                  .where('act.actor_id', 'not in', connectionsOf(moment, viewer)),
              ),
            ),
        )
        .orderBy('one.last_at', 'desc')
        .orderBy('one.id', 'desc')
        .limit(limit + 1);
      const rows = await selectRows(moment, viewer, page).execute();
      const { items, next } = toPage(rows, limit, {
        toItem: (row) => this.#toWire(row),
        positionOf: ({ last_at, id }) => ({ createdAt: last_at, id }),
      });
      const unread = selectShown(moment, viewer, preferences)
        .select('one.id')
        .where('one.read_at', 'is', null)
        .limit(maxCountedNotifications);
      const { count } = await moment
        .selectFrom(unread.as('one'))
        .select((row) => row.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const kinds = notificationKinds.filter((kind) => !notifications[kind]);
      const silenced = { kinds, people: await readSilenced(moment, viewer) };
      const mail = notifications.emailFrequency !== 'never';
      return { items, next, unread: Number(count), silenced, mail };
    });
  }

  /** Notifications by id. Those that the viewer is not shown are missing. */
  async findAll(ids: readonly string[], viewer: Viewer): Promise<Map<string, NotificationWire>> {
    if (ids.length === 0) return new Map();
    const preferences = await new PreferenceRepository(this.db).load(viewer.memberId ?? 0);
    const page = pageOf(this.db, viewer, preferences).where('one.public_id', 'in', [...ids]);
    const rows = await selectRows(this.db, viewer, page).execute();
    return new Map(rows.map((row) => [row.public_id, this.#toWire(row)]));
  }

  /** Deletes old notifications, read ones earlier, and those whose acts have all been taken back. */
  async clearOld(): Promise<number> {
    const before = (ms: number) => new Date(this.now().getTime() - ms);
    const cleared = await deleteBatch(
      this.db,
      'notifications',
      sql`last_at <= ${before(keptDays * dayMs)} or read_at <= ${before(keptDaysOnceRead * dayMs)}`,
    );
    return cleared + (await clearTakenBack(this.db, before(groupMs)));
  }

  #toWire(row: Row): NotificationWire {
    const { public_id, cause, actor_id, people, thumbnail_id, last_at, read_at, connected_at } = row;
    const { kind, text, why } = notificationCauses[cause];
    return {
      id: public_id,
      kind,
      from: {
        id: String(actor_id),
        name: nameOf(row),
        picture_url: thumbnail_id && this.pictureUrl(thumbnail_id),
      },
      text: text(people - 1),
      why,
      url: urlOf(row),
      sent_at: last_at.toISOString(),
      read: read_at !== null,
      accepted: cause === 'request' ? connected_at !== null : null,
    };
  }
}

async function readSilenced(db: ApiDb, viewer: Viewer): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('silences')
    .innerJoin('members', 'members.id', 'silences.other_id')
    .select(['members.id', 'members.first_name', 'members.last_name'])
    .where('silences.member_id', '=', viewer.memberId)
    .where((row) => visible(db, viewer, 'see-member', row.ref('members.id')))
    .orderBy('silences.at')
    .orderBy('members.id')
    .execute();
  return rows.map((row) => ({ id: String(row.id), name: nameOf(row) }));
}
