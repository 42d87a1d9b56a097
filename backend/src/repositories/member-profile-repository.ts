import {
  type MemberProfileWire,
  maxMutualNamed,
  parsePreferences,
  type StoredJobWire,
} from '@az/shared/contracts';
import { notFound } from '../errors/api-error.ts';
import { may, verdictOf } from '../permissions/may.ts';
import { relationSql, visible, visibleAnnouncement } from '../permissions/predicates.ts';
import type { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { authorColumns, lastTitle, toWireAuthor } from './authors.ts';
import type { FeedPosition } from './feed-position.ts';
import { JobRepository } from './job-repository.ts';
import { countMutual, nameMutual } from './mutual-connections.ts';
import type { PictureRepository } from './picture-repository.ts';
import type { MemberSlice, RelationRepository } from './relation-repository.ts';

/** Profiles of members, limited to what their preferences and their relation to the viewer allow. */
export class MemberProfileRepository {
  constructor(
    readonly db: ApiDb,
    readonly pictureUrl: (id: string) => string,
    readonly relations: RelationRepository,
    readonly pictures: PictureRepository,
  ) {}

  /** Whether the member exists and is visible to the viewer. */
  async isVisible(memberId: number, viewer: Viewer): Promise<boolean> {
    const found = await this.db
      .selectFrom('members as author')
      .select('author.id')
      .where('author.id', '=', memberId)
      .where((row) => visible(this.db, viewer, 'see-member', row.ref('author.id')))
      .executeTakeFirst();
    return found !== undefined;
  }

  /** A member as the viewer may see them; null for somebody unknown or invisible. */
  async find(memberId: number, viewer: Viewer): Promise<MemberProfileWire | null> {
    const row = await this.#load(memberId, viewer);
    const relation = row && (await this.relations.find(memberId, viewer));
    if (!row || !relation) return null;
    const preferences = () => parsePreferences(row.preferences);
    const isAllowed = (act: 'see-profile' | 'see-email' | 'see-phone') =>
      verdictOf(act, row.relation, preferences) === 'yes';
    const restricted = !isAllowed('see-profile');
    const unless = <T>(value: T): T | null => (restricted ? null : value);
    const naming = { viewer, limit: maxMutualNamed, pictureUrl: this.pictureUrl };
    const named = await nameMutual(this.db, [memberId], naming);
    return {
      ...toWireAuthor(row, this.pictureUrl),
      has_cover: !restricted && row.cover_id !== null,
      description: unless(row.description),
      email: !restricted && isAllowed('see-email') ? row.email : null,
      phone: !restricted && isAllowed('see-phone') ? row.phone : null,
      city: unless(row.city),
      country: unless(row.country),
      since: unless(row.created_at.toISOString()),
      restricted,
      announcement_count: Number(row.announcements ?? 0),
      connection_count: unless(Number(row.connections ?? 0)),
      follower_count: unless(Number(row.followers ?? 0)),
      mutual_count: unless(viewer.is(memberId) ? 0 : Number(row.mutual ?? 0)),
      mutual: named.get(memberId) ?? [],
      relation,
    };
  }

  /** The career of a member: empty if the viewer may not see the profile, null for somebody unknown or invisible. */
  async listJobs(memberId: number, viewer: Viewer): Promise<StoredJobWire[] | null> {
    const verdict = await may(this.db, viewer, 'see-profile', memberId);
    if (verdict === 'not-found') return null;
    return verdict === 'yes' ? new JobRepository(this.db).list(memberId) : [];
  }

  /**
   * A page of a member's connections that are visible to the viewer: empty if the profile is not, null for somebody
   * unknown or invisible. `total` counts all connections, as the profile's `connection_count` does.
   */
  async listConnections(
    memberId: number,
    { viewer, after, limit }: { viewer: Viewer; after: FeedPosition | null; limit: number },
  ): Promise<MemberSlice | null> {
    const verdict = await may(this.db, viewer, 'see-profile', memberId);
    if (verdict === 'not-found') return null;
    if (verdict !== 'yes') return { items: [], next: null, total: 0 };
    return this.relations.list('connections', { viewer, ownerId: memberId, after, limit });
  }

  /** The cover in base64; null if none is visible. Throws kind `not-found` for an unknown or invisible member. */
  async findCover(memberId: number, viewer: Viewer): Promise<string | null> {
    const verdict = await may(this.db, viewer, 'see-profile', memberId);
    if (verdict === 'not-found') notFound();
    return verdict === 'yes' ? this.pictures.findOwn(memberId, 'cover') : null;
  }

  #load(memberId: number, viewer: Viewer) {
    const self = viewer.memberId ?? 0;
    return this.db
      .selectFrom('members as author')
      .leftJoin('member_preferences', 'member_preferences.member_id', 'author.id')
      .select([...authorColumns, 'author.cover_id', 'author.description', 'author.email'])
      .select(['author.phone', 'author.city', 'author.country', 'author.created_at', 'preferences'])
      .select((row) => [
        lastTitle(this.db, row.ref('author.id')).as('role'),
        relationSql(this.db, self, row.ref('author.id')).as('relation'),
        countMutual(this.db, self, row.ref('author.id')).as('mutual'),
        row
          .selectFrom('announcements')
          .select((one) => one.fn.countAll().as('count'))
          .whereRef('announcements.author_id', '=', 'author.id')
          .where((one) =>
            visibleAnnouncement(this.db, viewer, one.ref('author_id'), one.ref('announcements.audience')),
          )
          .as('announcements'),
        row
          .selectFrom('connections')
          .select((one) => one.fn.countAll().as('count'))
          .whereRef('connections.member_id', '=', 'author.id')
          .as('connections'),
        row
          .selectFrom('follows')
          .select((one) => one.fn.countAll().as('count'))
          .whereRef('follows.other_id', '=', 'author.id')
          .as('followers'),
      ])
      .where('author.id', '=', memberId)
      .where((row) => visible(this.db, viewer, 'see-member', row.ref('author.id')))
      .executeTakeFirst();
  }
}
