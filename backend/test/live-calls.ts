import { call } from './api-calls.ts';

/** An event in a reply to `GET /live/events`. */
type LiveEvent = { seq: number; type: string; id?: string; post?: Record<string, unknown> };

export type LivePage = { events: LiveEvent[]; head: string; more: boolean; reset?: string };

/** The signed-in member's events after a cursor. Without a cursor, only the end of the log (`head`). */
export async function readEvents(
  api: string,
  token: string,
  { after, limit }: { after?: string; limit?: number } = {},
): Promise<LivePage> {
  const query = new URLSearchParams({
    ...(after === undefined ? {} : { after }),
    ...(limit === undefined ? {} : { limit: String(limit) }),
  });
  const { status, body } = await call(`${api}/live/events?${query}`, { token });
  if (status !== 200) throw new Error(`GET /live/events answered ${status}: ${JSON.stringify(body)}`);
  return body as LivePage;
}
