import { type Preferences, type PreferencesRequestWire, parsePreferences } from '@az/shared/contracts';
import type { ApiDb } from '../schema/api-schema.ts';

type StoredPreferences = Record<string, Record<string, unknown> | number>;

function merge(kept: StoredPreferences, changes: PreferencesRequestWire): StoredPreferences {
  const merged: StoredPreferences = { ...kept, version: 1 };
  for (const [group, values] of Object.entries(changes)) {
    const former = merged[group];
    if (typeof values === 'object')
      merged[group] = { ...(typeof former === 'object' ? former : {}), ...values };
  }
  return merged;
}

/** Preferences of members. Only chosen values are stored, so that a new default reaches everybody who chose nothing. */
export class PreferenceRepository {
  constructor(readonly db: ApiDb) {}

  /** All preferences, defaults included. */
  async load(memberId: number): Promise<Preferences> {
    return parsePreferences(await this.#read(memberId));
  }

  /** Merges changes into the stored preferences. Call it in a transaction. */
  async change(memberId: number, changes: PreferencesRequestWire, now: Date): Promise<void> {
    await this.db
      .insertInto('member_preferences')
      .values({ member_id: memberId, preferences: '{}', updated_at: now })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute();
    // Reads the stored values and locks them until the transaction ends.
    const kept = merge(((await this.#read(memberId, true)) ?? {}) as StoredPreferences, changes);
    await this.db
      .updateTable('member_preferences')
      .set({ preferences: JSON.stringify(kept), updated_at: now })
      .where('member_id', '=', memberId)
      .execute();
  }

  async #read(memberId: number, locks = false): Promise<unknown> {
    const query = this.db
      .selectFrom('member_preferences')
      .select('preferences')
      .where('member_id', '=', memberId);
    const found = await (locks ? query.forUpdate() : query).executeTakeFirst();
    return found?.preferences;
  }
}
