import { call, formOf, StreamClient } from './stream-client.mjs';

async function succeed(url, what) {
  const { status, text } = await call(url, what);
  if (status >= 400) throw new Error(`${url} answered ${status}: ${text}`);
  return JSON.parse(text);
}

export async function registerMembers(api, count) {
  const run = Date.now();
  const tokens = [];
  for (let index = 0; index < count; index += 1) {
    const json = {
      type: 'person',
      Names: 'Mesure',
      LastName: `Numéro ${index}`,
      email: `mesure-${run}-${index}@exemple.test`,
      password: 'trois-pirogues-sur-le-fleuve',
    };
    const { access_token } = await succeed(`${api}/register`, { method: 'POST', json });
    tokens.push(access_token);
  }
  return tokens;
}

export async function publish(api, token, text) {
  const { feed } = await succeed(`${api}/az/announcements`, {
    ...{ method: 'POST', token, form: formOf('text', text) },
  });
  return feed.id;
}

/** Opens streams of members in turn at addresses in turn, each with `watched` announcements; waits for their start. */
export async function openStreams({ apis, tokens, posts, count, watched, take }) {
  const clients = Array.from({ length: count }, (_, index) => {
    const first = (index * watched) % posts.length;
    const topics = Array.from({ length: watched }, (_, next) => posts[(first + next) % posts.length]);
    return new StreamClient(tokens[index % tokens.length], {
      // Members are spread over the processes too.
      pickApi: () => apis[Math.floor(index / tokens.length) % apis.length],
      topics,
      take: (frame) => take(index, frame),
    });
  });
  for (const [index, client] of clients.entries()) {
    void client.open();
    if (index % 50 === 49) await allBegun(clients.slice(0, index + 1));
  }
  await allBegun(clients);
  return clients;
}

/** Waits until each stream has begun, and gets what it watches; resolves with when the last one did. */
export async function allBegun(clients) {
  while (clients.some(({ since }) => since === null)) await new Promise((resolve) => setTimeout(resolve, 20));
  return Math.max(...clients.map(({ since }) => since));
}
