import { createParser } from 'eventsource-parser';
import { callApi } from '../api/client.ts';
import { parseStoredJson } from '../stored-json/index.ts';

export type Frame = { event: string; id: string | null; data: Record<string, unknown> };

/** Reads the stream after a position until it ends. Rejects with `AppError` if it fails to open, is lost or aborted. */
export async function readStream(
  after: string | null,
  { onFrame, signal }: { onFrame: (frame: Frame) => void; signal: AbortSignal },
): Promise<void> {
  let body: ReadableStream<Uint8Array> | null = null;
  await callApi(after === null ? '/live/stream' : `/live/stream?after=${after}`, {
    bearer: true,
    headers: { Accept: 'text/event-stream' },
    signal,
    transport: async (request) => {
      const response = await fetch(request);
      if (!response.ok) return response;
      body = response.body;
      // The API client reads a whole reply before it returns, so it gets an empty reply instead of the stream.
      return new Response();
    },
  });
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
  const parser = createParser({
    onEvent: ({ event = '', id = null, data }) => {
      const parsed = parseStoredJson(data);
      if (typeof parsed === 'object' && parsed) onFrame({ event, id, data: parsed as Frame['data'] });
    },
  });
  const decoder = new TextDecoder();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
