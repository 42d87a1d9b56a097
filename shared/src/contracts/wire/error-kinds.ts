/** Every kind of failure. `offline`, `bad-reply` and `unexpected` (a bug of the page) are made by the client only. */
export const errorKinds = [
  'offline',
  'signed-out',
  'not-allowed',
  'not-found',
  'conflict',
  'invalid',
  'too-many',
  'server',
  'bad-reply',
  'unexpected',
] as const;

export type ErrorKind = (typeof errorKinds)[number];
