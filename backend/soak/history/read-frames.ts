/** A frame of a stream: name, cursor and data of a server-sent event. */
export type Frame = { event: string; id?: string; data: Record<string, unknown> };

/** The frame in the text between two blank lines. */
function parseFrame(text: string): Frame {
  const lines = text.split('\n').map((line) => line.split(/: (.*)/s));
  const fields = Object.fromEntries(lines.map(([name = '', value = '']) => [name, value]));
  return { ...fields, event: fields.event ?? '', data: JSON.parse(fields.data ?? '{}') };
}

/** The frames of the body of a reply of `GET /live/stream`. Rejects when the connection is lost. */
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
