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

/** Opens `count` streams for members and addresses in turn, and waits for their start. `watched`: topics of each. */
export async function openStreams({ apis, tokens, posts, count, watched, take }) {
  const clients = Array.from({ length: count }, (_, index) => {
    const first = (index * watched) % posts.length;
    const topics = Array.from({ length: watched }, (_, next) => posts[(first + next) % posts.length]);
    return new StreamClient(tokens[index % tokens.length], {
      // The address changes only after a turn of all members, so that each member has streams at every process.
      pickApi: () => apis[Math.floor(index / tokens.length) % apis.length],
      topics,
      take: (frame) => take(index, frame),
    });
  });
  for (const [index, client] of clients.entries()) {
    void client.open();
    if (index % 50 === 49) await waitForStreams(clients.slice(0, index + 1));
  }
  await waitForStreams(clients);
  return clients;
}

/** Waits until every stream has begun and watches its announcements. Returns the time at which the last one did. */
export async function waitForStreams(clients) {
  while (clients.some(({ since }) => since === null)) await new Promise((resolve) => setTimeout(resolve, 20));
  return Math.max(...clients.map(({ since }) => since));
}
