/** Names of the calls and features beyond the specification. A server lists those that it has. */
export const extensions = [
  'login',
  'logout',
  'feed-paging',
  'jobs-history-delete',
  'announcements',
  'announcement-likes',
  'account-announcements',
  'announcement-read',
  'announcement-edit',
  'post-marks',
  'post-tags',
  'comments-delete',
  'comment-threads',
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
] as const;

export type Extension = (typeof extensions)[number];
