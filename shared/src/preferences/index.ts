export { type Preferences, preferenceDefaults, setPreference, usePreference } from './preferences-store.ts';
