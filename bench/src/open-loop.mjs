import { Agent, request } from 'node:http';

/**
 * Sends one request. Resolves when the response has been read, with whether its status was below 400.
 *
 * @param {URL} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} what
 */
function ask(agent, url, { method = 'GET', headers, body }) {
  return new Promise((resolve) => {
    const asked = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode < 400));
    });
    asked.on('error', () => resolve(false));
    asked.end(body);
  });
}

export const quantile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * Sends requests at a constant rate, however long the replies take. Each latency is measured from the time at which
 * the request was due, so that waiting behind a stalled request counts (no coordinated omission).
 *
 * @param {{ rate: number, seconds: number, next: (index: number) => { url: URL } & object }} plan
 */
export async function sendAtRate({ rate, seconds, next }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const latencies = [];
  let failed = 0;
  const underWay = [];
  const startedAt = performance.now();
  for (let index = 0; index < rate * seconds; index += 1) {
    const dueAt = startedAt + (index * 1000) / rate;
    const early = dueAt - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const { url, ...what } = next(index);
    underWay.push(
      ask(agent, url, what).then((isRight) => {
        latencies.push(performance.now() - dueAt);
        if (!isRight) failed += 1;
      }),
    );
  }
  await Promise.all(underWay);
  agent.destroy();
  latencies.sort((one, other) => one - other);
  return {
    requests: latencies.length,
    failed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

/** Measures the maximum rate: each client sends requests without a pause, until a time or a number is reached. */
export async function sendAsFastAsPossible({
  clients,
  seconds = Number.POSITIVE_INFINITY,
  requests = Number.POSITIVE_INFINITY,
  next,
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const startedAt = performance.now();
  let index = 0;
  let failed = 0;
  const client = async () => {
    while (index < requests && performance.now() - startedAt < seconds * 1000) {
      const { url, ...what } = next(index++);
      if (!(await ask(agent, url, what))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  agent.destroy();
  return { requests: index, perSecond: index / ((performance.now() - startedAt) / 1000), failed };
}
