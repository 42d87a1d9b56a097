import type { Preferences, PreferencesRequestWire } from '@az/shared/contracts';

type GroupName = Exclude<keyof Preferences, 'version'>;

type FieldOf<Group extends GroupName> = {
  [Key in keyof Preferences[Group] & string]: Preferences[Group][Key] extends boolean
    ? SwitchField<Group, Key>
    : RadioField<Group, Key>;
}[keyof Preferences[Group] & string];

type SwitchField<Group, Key> = {
  group: Group;
  key: Key;
  label: string;
  description?: string;
  /** Called before the preference is switched on. Resolves with a message if that is not possible, otherwise null. */
  beforeOn?: () => Promise<string | null>;
};

type RadioField<Group extends GroupName, Key extends keyof Preferences[Group]> = {
  group: Group;
  key: Key;
  choices: readonly { value: Preferences[Group][Key] & string; label: string; description?: string }[];
};

/** A switch or a group of radios, and the preference it sets. */
export type PreferenceField = { [Group in GroupName]: FieldOf<Group> }[GroupName];

export type FieldGroup = { legend: string; fields: readonly PreferenceField[] };

/** The values of a card's fields by `group.key`. */
export type CardValues = Record<string, boolean | string>;

export const nameOf = ({ group, key }: PreferenceField): string => `${group}.${key}`;

export function readValues(groups: readonly FieldGroup[], preferences: Preferences): CardValues {
  const fields = groups.flatMap((group) => group.fields);
  return Object.fromEntries(
    fields.map((field) => {
      const values: Record<string, boolean | string> = preferences[field.group];
      return [nameOf(field), values[field.key] ?? false];
    }),
  );
}

/** The request for the changed values; null when nothing has changed. */
export function toChanges(values: CardValues, stored: CardValues): PreferencesRequestWire | null {
  const changes: Record<string, Record<string, boolean | string>> = {};
  for (const [name, value] of Object.entries(values)) {
    const [group = '', key = ''] = name.split('.');
    if (value !== stored[name]) changes[group] = { ...changes[group], [key]: value };
  }
  // The cast is safe, because fields only name existing groups, keys and choices of the preferences.
  return Object.keys(changes).length > 0 ? (changes as PreferencesRequestWire) : null;
}
