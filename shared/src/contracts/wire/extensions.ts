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
} as const;

/** Names of the calls and features beyond the specification. A server lists those that it has. */
export const extensions = [
  /**
   * Everything about a member's own account: signing in and up, the password, the sessions, the preferences, the export,
   * the end of the account, the headline. `POST /verify-token` also has the headline and the addresses of the own pictures.
   */
  'accounts',
  'feed-paging',
  'announcements',
  // Adds no call: the calls that create announcements take a `client_id`.
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
  // Adds no call: `GET /az/global` takes a `view`.
  'feed-network',
  'search',
  // `POST /verify-token` also has the member's figures.
  'figures',
  'member-lists',
  // Adds no call: the calls of `/az/members/{id}` take the id `preview`.
  'profile-preview',
  'suggestions',
  // Needs `relations` and `live`.
  'messaging',
] as const;

/** Extensions that no server has yet. A page gets their calls from the sample server (`shared/src/sample-server`). */
export const plannedExtensions = [
  'notifications',
  'groups',
  // The calls of `comment-threads` for posts, videos, albums, short publications and articles, at their paths.
  'item-comments',
  // Needs `messaging`: `POST /conversations`, and conversations with several members.
  'group-chats',
  // Needs `messaging`. Adds no call: a message may have a `picture`.
  'message-pictures',
] as const;

export type Extension = (typeof extensions)[number] | (typeof plannedExtensions)[number];
