import * as v from 'valibot';
import { notificationKinds } from './notification-kinds.ts';
import { preferenceChoices } from './preference-defaults.ts';

const flag = v.boolean();
const { emailFrequency, invitations, visibility, motion, language } = preferenceChoices;

const notifications = {
  ...v.entriesFromList(notificationKinds, flag),
  push: flag,
  weeklyDigest: flag,
  sounds: flag,
  emailFrequency: v.picklist(emailFrequency),
};

const communication = {
  invitations: v.picklist(invitations),
  messagesFromConnections: flag,
  messagesFromMembers: flag,
  messagesFromCompanies: flag,
  findableByEmail: flag,
  findableByPhone: flag,
  findableBySearchEngines: flag,
};

const privacy = {
  profile: v.picklist(visibility),
  email: v.picklist(visibility),
  phone: v.picklist(visibility),
  onlineStatus: flag,
  keepSearchHistory: flag,
};

const messaging = {
  requests: flag,
  invitations: flag,
  groupAdditions: flag,
  replies: flag,
  readReceipts: flag,
  suggestions: flag,
};

const own = {
  singleKeyShortcuts: flag,
  reducedMotion: v.picklist(motion),
  messageSounds: flag,
  language: v.picklist(language),
};

/** Every preference, by group. `version` increases when a key changes its meaning. */
export const PreferencesWire = v.object({
  version: v.literal(1),
  notifications: v.object(notifications),
  communication: v.object(communication),
  privacy: v.object(privacy),
  messaging: v.object(messaging),
  interface: v.object(own),
});

/** `GET /account/preferences` and the reply of `PUT` (extension): all of them, defaults included. */
export const PreferencesReplyWire = v.object({ status: v.literal(true), preferences: PreferencesWire });

/** `PUT /account/preferences` (extension): only the changes; keys that are left out stay unchanged. */
export const PreferencesRequestWire = v.strictObject({
  version: v.optional(v.literal(1)),
  notifications: v.optional(v.partial(v.strictObject(notifications))),
  communication: v.optional(v.partial(v.strictObject(communication))),
  privacy: v.optional(v.partial(v.strictObject(privacy))),
  messaging: v.optional(v.partial(v.strictObject(messaging))),
  interface: v.optional(v.partial(v.strictObject(own))),
});

export type PreferencesWire = v.InferOutput<typeof PreferencesWire>;
export type PreferencesReplyWire = v.InferOutput<typeof PreferencesReplyWire>;
export type PreferencesRequestWire = v.InferOutput<typeof PreferencesRequestWire>;
