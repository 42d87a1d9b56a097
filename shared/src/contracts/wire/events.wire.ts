import * as v from 'valibot';
import { FeedItemWire } from './announcements.wire.ts';

/** Maximum number of events on one page of the log. */
export const maxEventPage = 500;

/** A cursor of the event log, as the header `Live-Seq` and `head` have it: `<epoch>.<number>`. */
const LiveCursorWire = v.pipe(v.string(), v.maxLength(64));

const seq = v.pipe(v.number(), v.integer(), v.minValue(1));

/**
 * An event of the member's log (extension). `own.post`: they published or edited it. `own.reaction`: they liked it, or no
 * longer do. `own.mark`: they saved or hid it, or no longer do. These have the announcement as the member sees it now. `post.gone`: they removed it. `gone`: what the event was
 * about is no longer visible.
 */
export const LiveEventWire = v.union([
  v.object({ seq, type: v.picklist(['own.post', 'own.reaction', 'own.mark']), post: FeedItemWire }),
  v.object({ seq, type: v.literal('post.gone'), id: v.string() }),
  v.object({ seq, type: v.literal('gone') }),
]);

/** Query of `GET /live/events` (extension). Without `after` the reply has no events: it is the present end of the log. */
export const LiveEventsQueryWire = v.object({
  after: v.optional(LiveCursorWire),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxEventPage))),
});

/** Why events after a cursor are not known: too old, beyond the end, or of another epoch. Everything is to be read again. */
export const LiveResetWire = v.picklist(['expired', 'ahead', 'epoch']);

/** Reply of `GET /live/events`. `head`: the cursor after the last event of the reply. */
export const LiveEventsReplyWire = v.object({
  success: v.literal(true),
  events: v.pipe(v.array(LiveEventWire), v.maxLength(maxEventPage)),
  head: LiveCursorWire,
  more: v.boolean(),
  reset: v.optional(LiveResetWire),
});

export type LiveEventWire = v.InferOutput<typeof LiveEventWire>;
export type LiveResetWire = v.InferOutput<typeof LiveResetWire>;
export type LiveEventsQueryWire = v.InferOutput<typeof LiveEventsQueryWire>;
export type LiveEventsReplyWire = v.InferOutput<typeof LiveEventsReplyWire>;
