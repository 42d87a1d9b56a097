import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A proxy in front of an origin, for pages that the developer tools cannot slow down. Every request waits for `delay`
 * milliseconds. `reported(start)` resolves with the path of the next request whose path begins with `start`, which the
 * origin does not get.
 */
export async function startDelayingProxy(target) {
  const { hostname, port } = new URL(target);
  const waiting = [];
  const proxy = { delay: 0 };
  const server = createServer(async (incoming, outgoing) => {
    const { url, method, headers } = incoming;
    const reader = waiting.findIndex(({ start }) => url.startsWith(start));
    if (reader >= 0) {
      waiting.splice(reader, 1)[0].resolve(url);
      outgoing.writeHead(204).end();
      return;
    }
    await wait(proxy.delay);
    const passed = request({ hostname, port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers);
      answer.pipe(outgoing);
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
