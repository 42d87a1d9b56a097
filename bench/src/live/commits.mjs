import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../statistics.mjs';

const { Client } = createRequire(new URL('../../../backend/package.json', import.meta.url))('pg');

const [writers, seconds, rounds, notifiesPerSecond] = [8, 4, 7, 100];

/** Commits per second, while each client inserts one row per transaction. */
async function commitsPerSecond(clients) {
  const until = performance.now() + seconds * 1000;
  let commits = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < until; commits += 1)
        await client.query('insert into commit_load (text) values ($1)', ['une ligne']);
    }),
  );
  return commits / seconds;
}

/** Median commits per second without and with 100 messages of 1 KB per second to two listeners, measured in turn. */
export async function measureCommits(url) {
  const connect = async () => {
    const client = new Client(url);
    await client.connect();
    return client;
  };
  const clients = await Promise.all(Array.from({ length: writers }, connect));
  const [sender, ...listeners] = await Promise.all(Array.from({ length: 3 }, connect));
  await sender.query('create table commit_load (id bigint generated always as identity, text text)');
  for (const listener of listeners) await listener.query('listen az_live_load');
  let isSending = false;
  let isOver = false;
  const text = 'x'.repeat(1000);
  const sending = (async () => {
    for (let index = 0; !isOver; index += 1) {
      if (isSending) await sender.query("select pg_notify('az_live_load', $1)", [`${index} ${text}`]);
      await wait(1000 / notifiesPerSecond);
    }
  })();
  await commitsPerSecond(clients);
  const pairs = [];
  for (let round = 0; round < rounds; round += 1) {
    const pair = {};
    for (const withMessages of round % 2 ? [true, false] : [false, true]) {
      isSending = withMessages;
      pair[withMessages ? 'with' : 'without'] = await commitsPerSecond(clients);
    }
    pairs.push(pair);
  }
  isOver = true;
  await sending;
  await Promise.all([sender, ...listeners, ...clients].map((client) => client.end()));
  return {
    without: median(pairs.map(({ without }) => without)),
    with: median(pairs.map((pair) => pair.with)),
    lost: median(pairs.map((pair) => 1 - pair.with / pair.without)),
  };
}
