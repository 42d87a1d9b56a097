// Part of the service worker (shell/src/page/service-worker.ts). Shows the screen that the browser has kept of a page once
// the origin has verified the session, in front of the page's own HTML (decision 160).
import {
  baseKey,
  contextOf,
  type KeptScreen,
  keys,
  recordKey,
  recordName,
  records,
  type ScreenRecord,
  settled,
} from './screen-record.ts';

/** How long a page waits for the browser's storage once its HTML arrives, in milliseconds. Some browsers never answer. */
const maxReadMs = 200;

/** The element of the page's HTML in front of which the screen is (shell/src/page/index.html). */
const splash = '<div id="az-splash"';

const wait = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Rejects if there is no such record, or it belongs to another context. */
async function readScreen(opening: Promise<IDBDatabase>, context: string): Promise<KeptScreen> {
  const database = await opening;
  const transaction = database.transaction([records, keys]);
  const [base, { iv, sealed }]: [CryptoKey, ScreenRecord] = await Promise.all([
    settled(transaction.objectStore(keys).get(baseKey)),
    settled(transaction.objectStore(records).get(recordName(context))),
  ]);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await recordKey(base, context), sealed);
  return JSON.parse(new TextDecoder().decode(text));
}

/** Inserts a text in front of the splash. */
function insertion(text: string): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let held = '';
  let isInserted = false;
  return new TransformStream({
    transform(chunk, controller) {
      const send = (some: string) => some && controller.enqueue(encoder.encode(some));
      held += decoder.decode(chunk, { stream: true });
      const at = isInserted ? -1 : held.indexOf(splash);
      if (at >= 0) {
        isInserted = true;
        send(held.slice(0, at) + text);
        held = held.slice(at);
      }
      // The splash may begin in this chunk and end in the next one.
      const end = isInserted ? held.length : Math.max(0, held.length - splash.length);
      send(held.slice(0, end));
      held = held.slice(end);
    },
    flush(controller) {
      if (held) controller.enqueue(encoder.encode(held));
    },
  });
}

/** The page with the kept screen in it, or as it is. `opening`: the database, which is closed afterwards. */
async function withScreen(page: Response, address: URL, opening: Promise<IDBDatabase>): Promise<Response> {
  const [, key, versions = ''] = /^(\S+) (.+)$/.exec(page.headers.get('az-screen') ?? '') ?? [];
  const nonce = /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
  const reading =
    key && nonce && page.body && typeof TransformStream === 'function'
      ? readScreen(opening, contextOf(key, address, versions))
      : null;
  const screen = await Promise.race([reading, wait(maxReadMs)]).catch(() => null);
  opening.then((database) => database.close()).catch(() => undefined);
  if (!screen || !page.body) return page;
  const { status, statusText, headers } = page;
  const text = `<div id="az-first" role="main" aria-busy="true"><style nonce="${nonce}">${screen.style}</style>${screen.html}</div>`;
  return new Response(page.body.pipeThrough(insertion(text)), { status, statusText, headers });
}

export { withScreen };
