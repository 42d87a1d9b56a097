import type { LiveEventWire, LiveResetWire } from '@az/shared/contracts';
import { Viewer } from '../permissions/viewer.ts';
import type { LiveCursor } from './cursor.ts';
import type { EventLog } from './event-log.ts';
import { type EventRepositories, hydrate } from './hydrate.ts';

/** `head` is the cursor after the last event. If `reset` is set, there are no events. */
export type LivePage = {
  events: LiveEventWire[];
  storedAt: Date[];
  head: LiveCursor;
  more: boolean;
  reset?: LiveResetWire;
};

/** Reads the events of a member's log as this member may see them now. */
export class LiveReader {
  constructor(
    readonly log: EventLog,
    readonly repositories: EventRepositories,
  ) {}

  /** Events of a member after a cursor. `head` is a position that the log has reached. */
  async read(
    memberId: number,
    after: LiveCursor,
    { head, limit }: { head: LiveCursor; limit: number },
  ): Promise<LivePage> {
    const reset = (reason: LiveResetWire) => ({ events: [], storedAt: [], head, more: false, reset: reason });
    if (after.epoch !== head.epoch) return reset('epoch');
    if (after.seq > head.seq) return reset('ahead');
    const page = await this.log.read(memberId, after.seq, { head: head.seq, limit });
    if (!page) return reset('expired');
    const events = await hydrate(page.events, Viewer.member(memberId), this.repositories);
    const seq = events.at(-1)?.seq ?? after.seq;
    return { events, storedAt: page.events.map(({ at }) => at), head: { ...head, seq }, more: page.more };
  }
}
