import { isDeepStrictEqual } from 'node:util';
import { isolatedName, type MentionsWire } from '@az/shared/contracts';
import type { Expression, Transaction } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Emission } from '../live/emission.ts';
import { visible } from '../permissions/predicates.ts';
import { Viewer } from '../permissions/viewer.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { parseId } from '../schema/ids.ts';
import type { ApiTables } from '../schema/tables.ts';
import { notify, takeBack } from './notify.ts';

type Db = Transaction<ApiTables>;

/** A text that has been stored: the rows of the announcement and, if the text is a comment's, of the comment. */
type Stored = {
  subject: { announcement: number; comment?: number };
  author: number;
  text: string;
  mentions: MentionsWire | undefined;
  at: Date;
};

type Row = { member_id: number; start: number; length: number };

/** The mentions that are in the text: each begins with `@`, and none overlaps another one. */
function placesIn(text: string, mentions: MentionsWire): Row[] {
  const rows: Row[] = [];
  let end = 0;
  for (const { id, start, length } of [...mentions].sort((a, b) => a.start - b.start)) {
    const member_id = parseId(id);
    const isInText = start >= end && text[start] === '@' && length > 1 && start + length <= text.length;
    if (member_id === null || !isInText) continue;
    rows.push({ member_id, start, length });
    end = start + length;
  }
  return rows;
}

/** Without the author, and without members whom the author does not see: whoever asks learns nothing about blocks. */
async function visibleTo(db: Db, author: number, rows: Row[]): Promise<Row[]> {
  const ids = rows.map(({ member_id }) => member_id).filter((id) => id !== author);
  if (ids.length === 0) return [];
  const seen = await db
    .selectFrom('members')
    .select('id')
    .where('id', 'in', ids)
    .where((row) => visible(db, Viewer.member(author), 'see-member', row.ref('members.id')))
    .execute();
  const known = new Set(seen.map(({ id }) => id));
  return rows.filter(({ member_id }) => known.has(member_id));
}

/**
 * Stores the mentions of a text in place of earlier ones. Notifies those who were not mentioned before, without
 * `told`, who are notified of the text already, and takes the notifications of the others back. Returns those whom it
 * notified, and whether the mentions differ from the earlier ones.
 */
export async function storeMentions(
  db: Db,
  emission: Emission,
  { subject, author, text, mentions = [], at }: Stored,
  told: readonly number[] = [],
): Promise<{ notified: number[]; isNew: boolean }> {
  const { announcement, comment = null } = subject;
  const known = await db
    .deleteFrom('mentions')
    .where('announcement_id', '=', announcement)
    .where('comment_id', 'is not distinct from', comment)
    .returning(['member_id', 'start', 'length'])
    .execute();
  const rows = await visibleTo(db, author, placesIn(text, mentions));
  if (rows.length > 0)
    await db
      .insertInto('mentions')
      .values(rows.map((row) => ({ ...row, announcement_id: announcement, comment_id: comment })))
      .execute();
  const before = new Set(known.map(({ member_id }) => member_id));
  const mentioned = new Set(rows.map(({ member_id }) => member_id));
  const cause = comment === null ? 'mention' : 'comment-mention';
  const act = { actor: author, subject, at };
  const notified: number[] = [];
  for (const to of mentioned)
    if (!before.has(to) && !told.includes(to) && (await notify(db, emission, { ...act, cause, to })))
      notified.push(to);
  for (const to of before)
    if (!mentioned.has(to)) await takeBack(db, emission, { ...act, causes: [cause], to });
  const isNew = !isDeepStrictEqual(
    known.sort((a, b) => a.start - b.start),
    rows,
  );
  return { notified, isNew };
}

/** The mentions of an announcement, or of a comment, whose members the viewer may see, with their present names. */
export const selectMentions = (
  db: ApiDb,
  viewer: Viewer,
  of: { announcement: Expression<number> } | { comment: Expression<number> },
) =>
  jsonArrayFrom(
    db
      .selectFrom('mentions')
      .innerJoin('members', 'members.id', 'mentions.member_id')
      .select(['mentions.member_id', 'mentions.start', 'mentions.length'])
      .select(['members.first_name', 'members.last_name'])
      .where((row) =>
        'announcement' in of
          ? row.and([
              row('mentions.announcement_id', '=', of.announcement),
              row('mentions.comment_id', 'is', null),
            ])
          : row('mentions.comment_id', '=', of.comment),
      )
      .where((row) => visible(db, viewer, 'see-member', row.ref('mentions.member_id')))
      .orderBy('mentions.start'),
  );

type Mentioned = Row & { first_name: string; last_name: string };

/** A text with the present names of those whom it mentions. `mentions` is left out if there are none. */
export function withMentions(
  written: string,
  mentioned: readonly Mentioned[],
): { text: string; mentions?: MentionsWire } {
  if (mentioned.length === 0) return { text: written };
  let text = '';
  let end = 0;
  const mentions = mentioned.map(({ member_id, start, length, first_name, last_name }) => {
    text += written.slice(end, start);
    end = start + length;
    const name = `@${isolatedName(`${first_name} ${last_name}`.trim())}`;
    const mention = { id: String(member_id), start: text.length, length: name.length };
    text += name;
    return mention;
  });
  return { text: text + written.slice(end), mentions };
}
