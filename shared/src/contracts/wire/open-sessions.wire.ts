import * as v from 'valibot';
import { CurrentPassword } from './account-fields.wire.ts';
import { maxOpenSessions } from './limits.ts';

/** `browser` and `system` come from fixed lists; `network` is a shortened address (IPv4 `/24`, IPv6 `/48`). */
export const OpenSessionWire = v.object({
  id: v.string(),
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  network: v.nullable(v.string()),
  created_at: v.string(),
  /** Rounded to five minutes. */
  last_seen_at: v.string(),
  is_current: v.boolean(),
});

/** `GET /account/sessions` (extension): the most recently used first. */
export const OpenSessionsReplyWire = v.object({
  status: v.literal(true),
  sessions: v.pipe(v.array(OpenSessionWire), v.maxLength(maxOpenSessions)),
});

/** `DELETE /account/sessions/{id}` and `DELETE /account/sessions` (extensions). */
export const EndSessionsRequestWire = v.strictObject({ password: CurrentPassword });

export type OpenSessionWire = v.InferOutput<typeof OpenSessionWire>;
export type OpenSessionsReplyWire = v.InferOutput<typeof OpenSessionsReplyWire>;
export type EndSessionsRequestWire = v.InferOutput<typeof EndSessionsRequestWire>;
