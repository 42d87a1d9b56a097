import type { NotificationKind } from './notification-kinds.ts';

/** Choices of the preferences that are not switches; the first is the default. */
export const preferenceChoices = {
  emailFrequency: ['weekly', 'daily', 'each', 'never'],
  invitations: ['everyone', 'known-email', 'nobody'],
  visibility: ['members', 'connections', 'nobody'],
  motion: ['system', 'reduce', 'full'],
  language: ['fr'],
} as const;

type Choice<K extends keyof typeof preferenceChoices> = (typeof preferenceChoices)[K][number];

export type Preferences = {
  version: 1;
  notifications: Record<NotificationKind, boolean> & {
    push: boolean;
    weeklyDigest: boolean;
    sounds: boolean;
    emailFrequency: Choice<'emailFrequency'>;
  };
  communication: {
    invitations: Choice<'invitations'>;
    messagesFromConnections: boolean;
    messagesFromMembers: boolean;
    messagesFromCompanies: boolean;
    findableByEmail: boolean;
    findableByPhone: boolean;
    /** No screen offers this preference (decision record 90). */
    findableBySearchEngines: boolean;
  };
  privacy: {
    profile: Choice<'visibility'>;
    email: Choice<'visibility'>;
    phone: Choice<'visibility'>;
    onlineStatus: boolean;
    keepSearchHistory: boolean;
  };
  messaging: {
    requests: boolean;
    invitations: boolean;
    groupAdditions: boolean;
    replies: boolean;
    readReceipts: boolean;
    suggestions: boolean;
  };
  interface: {
    singleKeyShortcuts: boolean;
    reducedMotion: Choice<'motion'>;
    messageSounds: boolean;
    language: Choice<'language'>;
  };
};

/** Defaults: share little outside the product, interrupt for nothing. */
export const defaultPreferences: Preferences = {
  version: 1,
  notifications: {
    requests: true,
    reactionsAndComments: true,
    replies: true,
    subscriptions: true,
    birthdays: true,
    events: true,
    groups: true,
    announcements: true,
    push: false,
    weeklyDigest: false,
    sounds: false,
    emailFrequency: 'weekly',
  },
  communication: {
    invitations: 'everyone',
    messagesFromConnections: true,
    messagesFromMembers: true,
    messagesFromCompanies: false,
    findableByEmail: false,
    findableByPhone: false,
    findableBySearchEngines: false,
  },
  privacy: {
    profile: 'members',
    email: 'connections',
    phone: 'connections',
    onlineStatus: true,
    keepSearchHistory: true,
  },
  messaging: {
    requests: true,
    invitations: true,
    groupAdditions: true,
    replies: true,
    readReceipts: true,
    suggestions: true,
  },
  interface: { singleKeyShortcuts: true, reducedMotion: 'system', messageSounds: true, language: 'fr' },
};
