export {
  applyAccountPreferences,
  type DevicePreferences,
  defaultDevicePreferences,
  readDevicePreference,
  setDevicePreference,
  useDevicePreference,
} from './device-preferences-store.ts';
