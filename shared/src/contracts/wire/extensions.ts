/** Names of the calls and features beyond the specification. A server lists those that it has. */
export const extensions = [
  'login',
  'logout',
  'feed-paging',
  'jobs-history-delete',
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
  'register',
  'password-reset',
  'account',
  'account-password',
  'account-sessions',
  'account-email',
  'account-preferences',
  'account-export',
  'account-close',
  'live',
  'relations',
  'post-audience',
  // Adds no call: `GET /az/global` takes a `view`.
  'feed-network',
  'search',
  // `POST /verify-token` also has the member's figures.
  'figures',
  // `PUT /account` takes a `Headline`, which the session user and the reply of `POST /verify-token` have too.
  'headline',
  // `POST /verify-token` also has the addresses of the member's own pictures.
  'own-pictures',
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
  // Needs `messaging`: `POST /conversations`, and conversations with several members.
  'group-chats',
  // Needs `messaging`. Adds no call: a message may have a `picture`.
  'message-pictures',
] as const;

export type Extension = (typeof extensions)[number] | (typeof plannedExtensions)[number];
