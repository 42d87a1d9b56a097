import type { Preferences } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { useDevicePreference } from '@az/shared/storage';
import { type PreferenceStorage, usePreferences } from '../../data/preferences.ts';
import { LoadingRows } from '../LoadingRows.tsx';
import { SettingsForm } from '../settings-form/SettingsForm.tsx';
import { words } from '../settings-form/words.ts';
import { Unavailable } from '../Unavailable.tsx';
import { PreferenceFields } from './PreferenceFields.tsx';
import { type FieldGroup, readValues, toChanges } from './preference-fields.ts';

type Props = { groups: readonly FieldGroup[] };

const saidOf: Record<PreferenceStorage, string> = { account: words.saved, device: words.savedOnDevice };

function Form({ groups, preferences }: Props & { preferences: Preferences }) {
  const { save } = usePreferences();
  const stored = readValues(groups, preferences);
  const form = useSubmitForm({
    initial: stored,
    fields: Object.keys(stored),
    check: (values, before) => {
      const changes = toChanges(values, before);
      return changes ? { request: { changes, values }, errors: null } : { request: null, errors: null };
    },
    send: ({ changes }) => save(changes),
    onSent: (storage, { values }) => ({ stored: values, message: saidOf[storage] }),
  });
  return (
    <SettingsForm form={form}>
      <PreferenceFields
        groups={groups}
        onChange={(name, value) => form.set({ [name]: value })}
        values={form.values}
      />
    </SettingsForm>
  );
}

/** The preferences, with the values of this device for those that apply to a device. */
function useInForce(preferences: Preferences | undefined): Preferences | undefined {
  const singleKeyShortcuts = useDevicePreference('singleKeyShortcuts');
  const reducedMotion = useDevicePreference('reducedMotion');
  const messageSounds = useDevicePreference('messageSounds');
  const push = useDevicePreference('pushNotices');
  const own = { singleKeyShortcuts, reducedMotion, messageSounds };
  return (
    preferences && {
      ...preferences,
      notifications: { ...preferences.notifications, push },
      interface: { ...preferences.interface, ...own },
    }
  );
}

/** Groups of preferences with a button that saves them. Also shows that they are loading, or could not be loaded. */
export function PreferenceForm({ groups }: Props) {
  const { kept, hasFailed, isRetrying, retry } = usePreferences();
  const preferences = useInForce(kept?.preferences);
  if (hasFailed)
    return (
      <Unavailable isRetrying={isRetrying} onRetry={retry} what="Vos choix n’ont pas pu être chargés." />
    );
  if (!preferences) return <LoadingRows count={groups.flatMap(({ fields }) => fields).length} height={40} />;
  return <Form groups={groups} preferences={preferences} />;
}
