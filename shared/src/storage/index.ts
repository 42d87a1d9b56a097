export {
  applyAccountPreferences,
  type DevicePreferences,
  defaultDevicePreferences,
  readDevicePreference,
  setDevicePreference,
  useDevicePreference,
} from './device-preferences.ts';
export {
  memberKey,
  readStored,
  readText,
  type StorageKey,
  storedNames,
  writeStored,
  writeText,
} from './device-storage.ts';
export { countDrafts, readDraft, saveDraft } from './draft-storage.ts';
export { prefillDraft, takePrefilledDraft } from './prefilled-draft.ts';
export { setUnreadCount, type UnreadCounts, useUnreadCounts } from './unread-counts.ts';
export { useDraft } from './use-draft.ts';
export { useMemberValue } from './use-stored-value.ts';
