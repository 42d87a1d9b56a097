export {
  adoptPreferences,
  type Preferences,
  preferenceDefaults,
  readPreference,
  setPreference,
  usePreference,
} from './preferences-store.ts';
