import { type Frame, readFrames } from '../soak/history/read-frames.ts';
import { until } from './until.ts';

/** A client of `GET /live/stream`. */
export type StreamClient = {
  status: number;
  frames: Frame[];
  /** Waits for a frame of this event whose data has these values. */
  find: (event: string, values?: Record<string, unknown>) => Promise<Frame>;
  hasEnded: () => boolean;
  close: () => void;
};

const has = (frame: Frame, values: Record<string, unknown>): boolean =>
  Object.entries(values).every(([name, value]) => frame.data[name] === value);

/** Opens a stream of the signed-in member. */
export async function openStream(api: string, token: string, after?: string): Promise<StreamClient> {
  const giveUp = new AbortController();
  const query = after === undefined ? '' : `?after=${after}`;
  const response = await fetch(`${api}/live/stream${query}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: giveUp.signal,
  });
  const frames: Frame[] = [];
  let ended = false;
  const read = async () => {
    for await (const frame of readFrames(response.body as unknown as AsyncIterable<Uint8Array>))
      frames.push(frame);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  const find: StreamClient['find'] = async (event, values = {}) => {
    const match = () => frames.find((frame) => frame.event === event && has(frame, values));
    await until(() => match() !== undefined);
    return match() as Frame;
  };
  return { status: response.status, frames, find, hasEnded: () => ended, close: () => giveUp.abort() };
}
