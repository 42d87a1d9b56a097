/** The names by which a level was known in parts. Areas of an earlier release ask for them. */
export const levelParts = {
  accounts: [
    'login',
    'logout',
    'register',
    'password-reset',
    'account',
    'account-password',
    'account-sessions',
    'account-email',
    'account-preferences',
    'account-export',
    'account-close',
    'headline',
    'jobs-history-delete',
    'own-pictures',
  ],
  network: [
    'feed-paging',
    'announcements',
    'client-ids',
    'announcement-likes',
    'account-announcements',
    'announcement-read',
    'announcement-edit',
    'post-marks',
    'post-tags',
    'comments-delete',
    'comment-threads',
    'account-comments',
    'live',
    'relations',
    'post-audience',
    'feed-network',
    'search',
    'figures',
    'member-lists',
    'profile-preview',
    'suggestions',
    'messaging',
  ],
} as const;

/** Names of the calls and features beyond the specification. A server lists those that it has. */
export const extensions = [
  /**
   * Everything about a member's own account: signing in and up, the password, the sessions, the preferences, the export,
   * the end of the account, the headline. `POST /verify-token` also has the headline and the addresses of the own pictures.
   */
  'accounts',
  /** Everything between members: paged feeds, announcements, comments, relations, profiles, search, messages, live events. */
  'network',
  // Needs `network`.
  'notifications',
  // Needs `network`. Adds no call: announcements and comments have `mentions`, also in requests.
  'mentions',
  // Needs `notifications`.
  'push',
] as const;

/** Extensions that no server has yet. A page gets their calls from the sample server (`shared/src/sample-server`). */
export const plannedExtensions = [
  'groups',
  'gatherings',
  'celebrations',
  'stories',
  // The calls of comments for posts, videos, albums, short publications and articles, at their paths.
  'item-comments',
  // Needs `network`: `POST /conversations`, and conversations with several members.
  'group-chats',
  // Needs `network`. Adds no call: a message may have a `picture`.
  'message-pictures',
] as const;

export type Extension = (typeof extensions)[number] | (typeof plannedExtensions)[number];
