import { until } from './until.ts';

/** A frame of a stream: name, cursor and data of a server-sent event. */
export type Frame = { event: string; id?: string; data: Record<string, unknown> };

/** A client of `GET /live/stream`. */
export type StreamClient = {
  status: number;
  /** All frames so far. */
  frames: Frame[];
  /** Waits for a frame that has these values. */
  find: (event: string, values?: Record<string, unknown>) => Promise<Frame>;
  hasEnded: () => boolean;
  close: () => void;
};

/** The frame in the text between two blank lines. */
function parseFrame(text: string): Frame {
  const lines = text.split('\n').map((line) => line.split(/: (.*)/s));
  const fields = Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
  return { ...fields, event: fields.event ?? '', data: JSON.parse(fields.data ?? '{}') };
}

const has = (frame: Frame, values: Record<string, unknown>): boolean =>
  Object.entries(values).every(([name, value]) => frame.data[name] === value);

/** Opens a stream of the member of a session. */
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
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes as Uint8Array, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      frames.push(...parts.map(parseFrame));
    }
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
