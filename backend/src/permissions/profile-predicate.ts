import { defaultPreferences } from '@az/shared/contracts';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Viewer } from './viewer.ts';

type Columns = {
  member: Expression<number>;
  /** Their stored preferences, null without any. */
  preferences: Expression<unknown>;
  /** Whether they are connected to the viewer. */
  isConnected: Expression<SqlBool>;
};

/**
 * The rule `see-profile` as a condition of a query, for members who are visible to the viewer: whether their preferences let
 * the viewer see more than their name, headline and picture.
 */
export const profileIsOpen = (
  viewer: Viewer,
  { member, preferences, isConnected }: Columns,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${member} = ${viewer.memberId ?? 0}
    or case coalesce(${preferences} -> 'privacy' ->> 'profile', ${sql.lit(defaultPreferences.privacy.profile)})
      when 'members' then true when 'connections' then ${isConnected} else false end)`;

/** The rule `ask-to-connect` as a condition of a query, for members who are not connected to the viewer. */
export const invitationsAreOpen = (preferences: Columns['preferences']): RawBuilder<SqlBool> =>
  sql<SqlBool>`(coalesce(${preferences} -> 'communication' ->> 'invitations',
    ${sql.lit(defaultPreferences.communication.invitations)}) = 'everyone')`;
