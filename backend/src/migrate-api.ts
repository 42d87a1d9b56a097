import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './database/open-database.ts';
import { positionTitles } from './reference/reference-data.ts';
import { storeTags } from './repositories/announcement-writes.ts';
import { PositionRepository } from './repositories/position-repository.ts';
import { actsTakenBack } from './schema/add-acts-taken-back.ts';
import { emailProof } from './schema/add-email-proof.ts';
import { mentionTables } from './schema/add-mentions.ts';
import { messageTimes } from './schema/add-message-times.ts';
import { notificationMails } from './schema/add-notification-mails.ts';
import { notificationTables } from './schema/add-notifications.ts';
import { pushTables } from './schema/add-push-subscriptions.ts';
import { rememberedSessions } from './schema/add-remembered-sessions.ts';
import { searchForms } from './schema/add-search-forms.ts';
import { shownReceipts } from './schema/add-shown-receipts.ts';
import { signedMemberWords } from './schema/add-signed-member-words.ts';
import { apiDb, apiSchema } from './schema/api-schema.ts';
import { announcementTables } from './schema/create-announcements.ts';
import { conversationTables } from './schema/create-conversations.ts';
import { counting } from './schema/create-counting.ts';
import { memberTables } from './schema/create-members.ts';
import { relationTables } from './schema/create-relations.ts';
import { search } from './schema/create-search.ts';
import type { ApiTables } from './schema/tables.ts';

const tables = [
  ...memberTables,
  ...announcementTables,
  ...counting,
  ...relationTables,
  ...conversationTables,
  ...search,
];

/** A migration that runs statements in their order. */
const running = (statements: readonly RawBuilder<unknown>[]) => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await statement.execute(db);
  },
});

/** Stores the tags of all announcements with a link anew, because the fragment of a link used to be stored as a tag. */
async function correctTags(db: Kysely<ApiTables>): Promise<void> {
  const rows = await db
    .selectFrom('announcements')
    .select(['id', 'text'])
    .where('text', '~*', 'https?://')
    .where('id', 'in', db.selectFrom('announcement_tags').select('announcement_id'))
    .execute();
  for (const { id, text } of rows) await storeTags(db, id, text);
}

/** Brings tables and reference data up to date, at every start. A released migration never changes. */
export async function migrateApi(db: Database): Promise<void> {
  await db.migrate(apiSchema, {
    '0001-tables': running(tables),
    '0002-tags-outside-addresses': { up: correctTags },
    '0003-shown-receipts': running(shownReceipts),
    '0004-message-times': running(messageTimes),
    '0006-remembered-sessions': running(rememberedSessions),
    '0007-search-forms': running(searchForms),
    '0008-signed-member-words': running(signedMemberWords),
    '0009-notifications': running(notificationTables),
    '0010-acts-taken-back': running(actsTakenBack),
    '0011-notification-mails': running(notificationMails),
    '0012-mentions': running(mentionTables),
    '0013-push': running(pushTables),
    '0014-email-proof': running(emailProof),
  });
  await new PositionRepository(apiDb(db)).addTitles(positionTitles);
}
