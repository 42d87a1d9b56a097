import { asRecord } from './read.ts';
import { defaultPreferences, type Preferences, preferenceChoices } from './wire/preference-defaults.ts';

const choices: Record<string, readonly string[]> = {
  'notifications.emailFrequency': preferenceChoices.emailFrequency,
  'communication.invitations': preferenceChoices.invitations,
  'privacy.profile': preferenceChoices.visibility,
  'privacy.email': preferenceChoices.visibility,
  'privacy.phone': preferenceChoices.visibility,
  'interface.reducedMotion': preferenceChoices.motion,
  'interface.language': preferenceChoices.language,
};

function pick(path: string, value: unknown, fallback: unknown): unknown {
  if (typeof fallback === 'boolean') return typeof value === 'boolean' ? value : fallback;
  return typeof value === 'string' && choices[path]?.includes(value) ? value : fallback;
}

/** Preferences from a stored value or a reply: an unreadable key gets its default. Never fails. */
export function parsePreferences(raw: unknown): Preferences {
  const given = asRecord(asRecord(raw)?.preferences) ?? asRecord(raw);
  const groups = Object.entries(defaultPreferences).map(([group, defaults]) => {
    if (typeof defaults !== 'object') return [group, defaults];
    const values = asRecord(given?.[group]);
    const keys = Object.entries(defaults).map(([key, fallback]) => [
      key,
      pick(`${group}.${key}`, values?.[key], fallback),
    ]);
    return [group, Object.fromEntries(keys)];
  });
  // The cast is safe: each key has the type of its default, and no other key is added.
  return Object.fromEntries(groups) as Preferences;
}
