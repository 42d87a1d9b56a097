import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes that are passed on at once over a slow line. */
const piece = 4096;

/**
 * A proxy in front of an origin, for pages that the developer tools cannot slow down, such as those of a service worker.
 * `delay`: how long each request waits, in milliseconds. `bytesPerSecond`: the bandwidth that all replies share. `sent`:
 * the bytes of all replies so far, without their headers. `reported(start)` resolves with the path of the next request
 * whose path begins with `start`; the origin does not get this request.
 */
export async function startDelayingProxy(target) {
  const { hostname, port } = new URL(target);
  const waiting = [];
  const proxy = { delay: 0, bytesPerSecond: Number.POSITIVE_INFINITY, sent: 0 };
  let line = Promise.resolve();
  const passOn = async (chunk, outgoing) => {
    const size = Number.isFinite(proxy.bytesPerSecond) ? piece : chunk.length;
    for (let at = 0; at < chunk.length; at += size) {
      const part = chunk.subarray(at, at + size);
      const milliseconds = (1000 * part.length) / proxy.bytesPerSecond;
      if (milliseconds > 0) line = line.then(() => wait(milliseconds));
      await line;
      proxy.sent += part.length;
      outgoing.write(part);
    }
  };
  const server = createServer(async (incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const reader = waiting.findIndex(({ start }) => url.startsWith(start));
    if (reader >= 0) {
      waiting.splice(reader, 1)[0].resolve(url);
      outgoing.writeHead(204).end();
      return;
    }
    await wait(proxy.delay);
    const passed = request({ hostname, port, path: url, method, headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers).flushHeaders();
      try {
        for await (const chunk of answer) await passOn(chunk, outgoing);
        outgoing.end();
      } catch {
        outgoing.destroy();
      }
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${server.address().port}`,
    reported: (start) => new Promise((resolve) => waiting.push({ start, resolve })),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}
