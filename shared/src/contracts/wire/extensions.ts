/** Names of the calls and abilities beyond the specification. A server lists those it has. */
export const extensions = [
  'login',
  'logout',
  'register',
  'password-reset',
  'account',
  'account-password',
  'account-preferences',
  'account-export',
  'account-close',
  'feed-paging',
] as const;

export type Extension = (typeof extensions)[number];
