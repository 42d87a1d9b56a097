/** A server-sent event: its name, its cursor (`id`) and its data. */
export type Frame = { event: string; id?: string; data: Record<string, unknown> };

/** Parses the text between two blank lines of a stream. */
function parseFrame(text: string): Frame {
  const lines = text.split('\n').map((line) => line.split(/: (.*)/s));
  const fields = Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
  return { ...fields, event: fields.event ?? '', data: JSON.parse(fields.data ?? '{}') };
}

/** Reads the frames from the body of a `GET /live/stream` reply. Rejects when the connection is lost. */
export async function* readFrames(body: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body) {
    text += decoder.decode(bytes, { stream: true });
    const parts = text.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) yield parseFrame(part);
  }
}
