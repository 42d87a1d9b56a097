import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readFrames } from '../../../backend/dist/soak/history/read-frames.js';

/** Each stream has its own connection. Calls share up to 64 connections. */
const streamAgent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const callAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Calls the API. Resolves with the status and the text of the body. Rejects when the connection is lost. */
export const call = (url, { method = 'GET', token, json, form } = {}) =>
  new Promise((resolve, reject) => {
    const body = json ? JSON.stringify(json) : form;
    const type = json ? 'application/json' : 'multipart/form-data; boundary=x';
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': type }),
    };
    const asked = request(url, { agent: callAgent, method, headers }, async (response) => {
      const parts = await response.toArray().catch(reject);
      resolve({ status: response.statusCode, text: Buffer.concat(parts ?? []).toString() });
    });
    asked.on('error', reject);
    asked.end(body);
  });

export const formOf = (name, text) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--x--\r\n`;

/** Reconnects as pages do: after a random wait up to 1 s, doubled up to 30 s. `take` gets each event and its time. */
export class StreamClient {
  /** When the present stream began to get what it watches, or null while there is no such stream. */
  since = null;
  seq = 0;
  #isClosed = false;
  #request;

  constructor(token, { pickApi, topics, take }) {
    Object.assign(this, { token, pickApi, topics, take });
  }

  async open() {
    let failures = 0;
    while (!this.#isClosed) {
      const began = await this.#stream().catch(() => false);
      this.since = null;
      failures = began ? 0 : failures + 1;
      if (!this.#isClosed) await wait(Math.random() * Math.min(30_000, 1000 * 2 ** failures));
    }
  }

  close() {
    this.#isClosed = true;
    this.#request?.destroy();
  }

  /** Reads one stream to its end. Resolves with whether the server had accepted it. */
  #stream() {
    const api = this.pickApi();
    const query = this.cursor ? `?after=${this.cursor}` : '';
    return new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${this.token}` };
      const options = { agent: streamAgent, headers };
      this.#request = request(`${api}/live/stream${query}`, options, async (response) => {
        try {
          if (response.statusCode !== 200) throw new Error(`It answered ${response.statusCode}.`);
          for await (const frame of readFrames(response)) this.#receive(frame, api);
        } catch {
          // Errors are ignored, because the client connects again however a stream ends.
        }
        resolve(response.statusCode === 200);
      });
      this.#request.on('error', reject).end();
    });
  }

  #receive({ event, id, data }, api) {
    const at = performance.now();
    if (event === 'hello') {
      this.cursor ??= data.head;
      const topics = { method: 'PUT', token: this.token, json: { topics: this.topics } };
      void call(`${api}/live/connections/${data.connection}`, topics)
        .then(() => {
          this.since = performance.now();
        })
        .catch(() => undefined);
    } else if (event === 'event') {
      const seq = Number(id.split('.')[1]);
      this.take({ event, data, at, isNext: !this.cursor || seq === Number(this.cursor.split('.')[1]) + 1 });
      this.cursor = id;
    } else if (event === 'hint') this.take({ event, data, at });
  }
}
