import { sql } from 'kysely';

/**
 * What members have read while both showed it (decision record 125). Of what they had read before, only what is visible
 * now stays so: nothing, if one of the two does not show it. A process of the former version leaves these columns as
 * they are; what is read through it does not count as shown.
 */
export const shownReceipts = [
  sql`alter table api.conversation_members
    add column shown_seq integer not null default 0,
    add column reads_not_shown jsonb not null default '[]'`,
  sql`update api.conversation_members one set shown_seq = read_seq
    where read_seq > 0 and not exists (
      select from api.conversation_members any_member
      join api.member_preferences chosen on chosen.member_id = any_member.member_id
      where any_member.conversation_id = one.conversation_id
        and chosen.preferences -> 'messaging' ->> 'readReceipts' = 'false'
    )`,
];
