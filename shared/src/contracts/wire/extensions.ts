/** Names of the calls and abilities beyond the specification. A server lists those it has. */
export const extensions = ['login', 'logout', 'feed-paging', 'register', 'password-reset'] as const;

export type Extension = (typeof extensions)[number];
