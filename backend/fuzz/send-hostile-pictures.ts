import { type HostilePicture, hostilePictures } from './hostile-pictures.ts';
import { findPictureFault } from './our-jpeg.ts';

type PictureFuzzOptions = { api: string; token: string; count: number; seed: number };

type PictureFuzzSummary = {
  sent: number;
  /** Number of accepted pictures. */
  taken: number;
  refused: number;
  bombs: number;
  /** Slowest refusal of a bomb, in milliseconds. */
  slowestBombMs: number;
  /** Failed expectations, one line each. */
  faults: string[];
};

/** No reply within this time counts as a hang. */
const maxMs = 180_000;
/** Start of the server's message about too many pixels, which it sends only before it decodes a picture. */
const tooManyPixels = 'L’image dépasse 24 millions de pixels';

const uses = [
  { path: '/profile/picture', field: 'profile_picture', data: 'picture_data', edge: 640 },
  { path: '/cover/picture', field: 'cover_picture', data: 'cover_data', edge: 1600 },
] as const;

type Use = (typeof uses)[number];

/** Uploads hostile pictures, one after the other, and checks what was stored of each accepted one. */
export async function sendHostilePictures(options: PictureFuzzOptions): Promise<PictureFuzzSummary> {
  const { api, token, count, seed } = options;
  const headers = { authorization: `Bearer ${token}` };
  const summary: PictureFuzzSummary = {
    sent: 0,
    taken: 0,
    refused: 0,
    bombs: 0,
    slowestBombMs: 0,
    faults: [],
  };
  const fault = (what: string) => summary.faults.push(what);

  async function checkStored({ path, data, edge }: Use, name: string): Promise<void> {
    const reply = await fetch(api + path, { headers });
    const body = (await reply.json()) as Record<string, string>;
    const wrong = await findPictureFault(Buffer.from(body[data] ?? '', 'base64'), edge);
    if (wrong) fault(`${name}: the stored picture ${wrong}.`);
  }

  async function send({ name, bytes, expected }: HostilePicture, use: Use): Promise<void> {
    const form = new FormData();
    form.set(use.field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(maxMs);
    const reply = await fetch(api + use.path, { method: 'POST', headers, body: form, signal });
    const body = (await reply.json()) as { message?: string };
    const isTaken = reply.status === 200;
    summary.sent += 1;
    summary[isTaken ? 'taken' : 'refused'] += 1;
    if (!isTaken && reply.status !== 400 && reply.status !== 413) fault(`${name}: ${reply.status}.`);
    if (isTaken && expected !== 'any') fault(`${name}: was taken.`);
    if (isTaken) await checkStored(use, name);
    if (expected !== 'bomb') return;
    summary.bombs += 1;
    summary.slowestBombMs = Math.max(summary.slowestBombMs, performance.now() - startedAt);
    if (!body.message?.startsWith(tooManyPixels)) fault(`${name}: refused as ${body.message}.`);
  }

  for await (const picture of hostilePictures(count, seed)) {
    const use = picture.bytes.length > 2 * 1024 * 1024 || summary.sent % 2 ? uses[1] : uses[0];
    await send(picture, use).catch((error: unknown) => fault(`${picture.name}: ${String(error)}.`));
  }
  return summary;
}
