import { changePreferences, getPreferences } from '@az/shared/account';
import { AppError, hasCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { type Preferences, type PreferencesRequestWire, parsePreferences } from '@az/shared/contracts';
import { queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import {
  applyAccountPreferences,
  memberKey,
  readStored,
  setDevicePreference,
  writeStored,
} from '@az/shared/storage';

/** Where preferences are stored: in the account, or on this device if the server cannot store them. */
export type PreferenceStorage = 'account' | 'device';

type StoredPreferences = { storage: PreferenceStorage; preferences: Preferences };

const keyOf = memberKey('az-settings', parsePreferences);

function merge(preferences: Preferences, changes: PreferencesRequestWire): Preferences {
  const groups = Object.entries(preferences).map(([name, group]) => {
    const change = changes[name as keyof PreferencesRequestWire];
    return [name, typeof group === 'object' && typeof change === 'object' ? { ...group, ...change } : group];
  });
  return parsePreferences(Object.fromEntries(groups));
}

/** Applies the saved preferences on this device at once. */
function applyOnDevice(
  memberId: string,
  { interface: own = {}, notifications = {} }: PreferencesRequestWire,
): void {
  const { push } = notifications;
  if (push !== undefined) {
    setDevicePreference('pushNotices', push);
    void import('@az/shared/push').then(({ setPushed }) => setPushed(memberId, push));
  }
  if (own.singleKeyShortcuts !== undefined) setDevicePreference('singleKeyShortcuts', own.singleKeyShortcuts);
  if (own.reducedMotion !== undefined) setDevicePreference('reducedMotion', own.reducedMotion);
  if (own.messageSounds !== undefined) setDevicePreference('messageSounds', own.messageSounds);
}

/** The preferences of the signed-in member with their loading state, and a function that changes some of them. */
export function usePreferences() {
  const memberId = useAuthContext().member?.id ?? '';
  const queries = useQueryClient();
  const queryKey = ['settings', 'preferences', memberId] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<StoredPreferences> => {
      if (!(await hasCapability(queries, 'accounts')))
        return { storage: 'device', preferences: readStored(keyOf(memberId)) };
      const preferences = await getPreferences(signal);
      applyAccountPreferences(preferences.interface);
      return { storage: 'account', preferences };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const store = async (changes: PreferencesRequestWire): Promise<StoredPreferences> => {
    // Reads the cache, because another card may have changed the preferences. They have loaded before this call.
    const { storage, preferences } =
      queries.getQueryData<StoredPreferences>(queryKey) ?? (query.data as StoredPreferences);
    if (storage === 'account') return { storage, preferences: await changePreferences(changes) };
    const changed = merge(preferences, changes);
    if (!writeStored(keyOf(memberId), changed))
      throw new AppError('invalid', {
        message: 'Cet appareil n’a pas pu garder vos choix. Libérez de la place, puis réessayez.',
      });
    return { storage, preferences: changed };
  };
  return {
    kept: query.data,
    ...queryFailure(query),
    /** Saves the given preferences, and no others. If it rejects (with `AppError`), nothing has changed. */
    save: async (changes: PreferencesRequestWire): Promise<PreferenceStorage> => {
      const kept = await store(changes);
      queries.setQueryData(queryKey, kept);
      applyOnDevice(memberId, changes);
      return kept.storage;
    },
  };
}
