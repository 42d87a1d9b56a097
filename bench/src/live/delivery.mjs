import { setTimeout as wait } from 'node:timers/promises';
import { quantile, sendAtRate } from '../open-loop.mjs';
import { publish } from './members.mjs';
import { call } from './stream-client.mjs';

const acts = { comments: 20, posts: 2 };

/** How long after the last act its events may still arrive. */
const restMs = 10_000;

/**
 * For `seconds`, members comment and publish at a constant rate while others read the feed. Returns the milliseconds
 * until the acts arrived at the clients that must receive them, how many arrivals were missing or repeated, and the
 * latencies of the reads.
 *
 * @param {{ apis: string[], tokens: string[], posts: string[], clients: object[], arrivals: Map<string, object[]> }}
 * load
 */
export async function measureDelivery({ apis, tokens, posts, clients, arrivals, seconds }) {
  arrivals.clear();
  const sent = new Map();
  const failures = [];
  const any = (list) => list[Math.floor(Math.random() * list.length)];
  const comment = async (index) => {
    const [post, text] = [any(posts), `acte ${index} ${crypto.randomUUID()}`];
    const expected = clients.filter(({ topics }) => topics.includes(post)).length;
    sent.set(text, { at: performance.now(), expected });
    const json = { text, client_id: crypto.randomUUID() };
    const { status } = await call(`${any(apis)}/az/announcements/${post}/comments`, {
      ...{ method: 'POST', token: any(tokens), json },
    });
    if (status !== 201) failures.push(status);
  };
  const announce = async (index) => {
    const [at, token] = [performance.now(), any(tokens)];
    const id = await publish(any(apis), token, `annonce ${index}`);
    // Every client must receive it: the author's own clients as an event, all others as a hint.
    sent.set(id, { at, expected: clients.length });
  };
  const underWay = [];
  const atRate = async (rate, act) => {
    for (let index = 0; index < rate * seconds; index += 1) {
      underWay.push(act(index));
      await wait(1000 / rate);
    }
  };
  const reads = sendAtRate({
    ...{ rate: 10, seconds },
    next: () => ({
      url: new URL(`${any(apis)}/az/global`),
      headers: { authorization: `Bearer ${any(tokens)}` },
    }),
  });
  await Promise.all([atRate(acts.comments, comment), atRate(acts.posts, announce), reads]);
  await Promise.all(underWay);
  const isComplete = () =>
    [...sent].every(([key, { expected }]) => (arrivals.get(key)?.length ?? 0) >= expected);
  for (const giveUpAt = performance.now() + restMs; !isComplete() && performance.now() < giveUpAt; )
    await wait(50);
  const latencies = [];
  let [missing, doubled] = [0, 0];
  for (const [key, { at, expected }] of sent) {
    const got = arrivals.get(key) ?? [];
    const different = new Set(got.map(({ client }) => client)).size;
    missing += expected - different;
    doubled += got.length - different;
    latencies.push(...got.map((one) => one.at - at));
  }
  latencies.sort((one, other) => one - other);
  const { p50, p99 } = await reads;
  return {
    failures: failures.length,
    acts: sent.size,
    delivered: latencies.length,
    missing,
    doubled,
    delivery: { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
    reads: { p50, p99 },
  };
}
