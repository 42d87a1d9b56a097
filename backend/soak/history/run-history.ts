import { setTimeout as wait } from 'node:timers/promises';
import { BackendProcess } from '../backend-process.ts';
import { type Posts, readPosts, send } from './api.ts';
import type { DatabaseFaults } from './database-faults.ts';
import { type ClientLog, differences, type History, type LoggedEvent, type View } from './history.ts';
import { LiveClient } from './live-client.ts';
import { Member, type SharedState } from './member.ts';
import { type NoticeList, readNotices } from './notices.ts';

export type HistoryOptions = {
  /** The compiled server, and its environment. */
  program: string;
  env: Record<string, string>;
  backends: number;
  /** Number of acts of each member: `calm` without faults, then `faulty` while faults happen. */
  acts: { calm: number; faulty: number };
  random: () => number;
  /** Faults of the database. Without them, only processes and connections of clients fail. */
  database?: DatabaseFaults;
};

const members = 4;
const clientsOfMember = 2;
const restMs = 300_000;

type Person = {
  name: string;
  token: string;
  start: string;
  member: Member;
  clients: LiveClient[];
};

/** A run with several processes, members who act, and their clients. */
export class HistoryRun {
  readonly #backends: BackendProcess[];
  #people: Person[] = [];
  #shared: SharedState = { posts: new Map(), comments: new Map(), writes: [] };
  #views: View[] = [];

  #actsDone = 0;

  constructor(readonly options: HistoryOptions) {
    const { program, env, backends } = options;
    this.#backends = Array.from({ length: backends }, () => new BackendProcess(program, env));
  }

  /** Runs once: acts without faults, after which every client must show the present state, then acts with faults. */
  async run(): Promise<History> {
    try {
      for (const backend of this.#backends) await backend.start();
      for (let index = 0; index < members; index += 1) this.#people.push(await this.#signUp(index));
      for (const client of this.#clients()) client.start();
      await this.#settle([...this.#shared.posts.keys()]);
      await this.#everybody((member) => member.publish(), 2);
      await this.#settle([...this.#shared.posts.keys()]);
      await this.#everybody((member) => member.act(), this.options.acts.calm);
      this.#views.push(...(await this.#untilEqual('without faults')));
      let isDone = false;
      const act = async () => {
        await this.#everybody((member) => member.act(), this.options.acts.faulty);
        isDone = true;
      };
      const doFaults = async () => {
        while (!isDone) {
          await this.#doFault();
          // Wait for a few acts before the next fault, so that members get something done even if starts take long.
          const until = this.#actsDone + 1 + this.options.random() * 2 * members;
          while (!isDone && this.#actsDone < until) await wait(20 + this.options.random() * 100);
        }
      };
      await Promise.all([act(), doFaults()]);
      return await this.#collect();
    } finally {
      await Promise.all(this.#clients().map((client) => client.stop()));
      await Promise.all(this.#backends.map((backend) => backend.end('SIGTERM')));
    }
  }

  #clients(): LiveClient[] {
    return this.#people.flatMap(({ clients }) => clients);
  }

  #pick = <T>(from: readonly T[]): T => from[Math.floor(this.options.random() * from.length)] as T;
  #pickApi = () => this.#pick(this.#backends).api;

  async #signUp(index: number): Promise<Person> {
    const name = `membre ${index + 1}`;
    const email = `historique-${index}-${Date.now()}@exemple.test`;
    const json = {
      type: 'person',
      Names: 'Aïssatou',
      LastName: `Essai ${index}`,
      email,
      password: 'trois-pirogues-sur-le-fleuve',
    };
    const api = this.#pickApi();
    const { body } = await send(`${api}/register`, { method: 'POST', json });
    const token = String(body.access_token);
    const { body: head } = await send(`${api}/live/events`, { token });
    const start = String(head.head);
    const { random } = this.options;
    const given = { name, token, pickApi: this.#pickApi, random };
    const clients = Array.from(
      { length: clientsOfMember },
      () => new LiveClient(token, start, this.#pickApi, random),
    );
    return { name, token, start, member: new Member(given, this.#shared), clients };
  }

  async #everybody(act: (member: Member) => Promise<void>, times: number): Promise<void> {
    await Promise.all(
      this.#people.map(async ({ member }) => {
        for (let index = 0; index < times; index += 1) {
          await act(member);
          this.#actsDone += 1;
        }
      }),
    );
  }

  /** Waits until every client has the events of its member and knows these announcements. */
  async #settle(ids: readonly string[]): Promise<void> {
    const giveUpAt = Date.now() + restMs;
    for (const { token, clients } of this.#people) {
      const isBehind = async () => {
        const { body } = await send(`${this.#pickApi()}/live/events`, { token });
        return clients.some(({ cursor, posts }) => cursor !== body.head || ids.some((id) => !posts.has(id)));
      };
      while ((await isBehind()) && Date.now() < giveUpAt) await wait(50);
    }
  }

  /** Waits until the clients show the present state, at most `restMs`, and returns what they show then. */
  async #untilEqual(when: string): Promise<View[]> {
    const giveUpAt = Date.now() + restMs;
    for (;;) {
      const views = await this.#view(when);
      if (Date.now() > giveUpAt || views.every((view) => differences(view).length === 0)) return views;
      await wait(100);
    }
  }

  async #view(when: string): Promise<View[]> {
    const views: View[] = [];
    for (const { name, token, clients } of this.#people) {
      const { notices } = await readNotices(this.#pickApi(), token);
      const fresh = {
        posts: await readPosts(this.#pickApi(), token, [...this.#shared.posts.keys()]),
        notices,
      };
      for (const [index, client] of clients.entries()) {
        const shown = structuredClone({ posts: client.posts, notices: client.notices });
        views.push({ client: `${name}, client ${index + 1}, ${when}`, shown, fresh });
      }
    }
    return views;
  }

  async #doFault(): Promise<void> {
    const { database, random } = this.options;
    const backend = this.#pick(this.#backends);
    const client = this.#pick(this.#clients());
    const faults = [
      () => this.#restart({ kill: () => backend.end('SIGKILL'), start: () => backend.start() }),
      async () => client.cut(),
      async () => client.stall(200 + random() * 1500),
      ...(database ? [() => this.#restart(database), database.cutSignals, database.repeatSignal] : []),
    ];
    await this.#pick(faults)();
  }

  async #restart({
    kill,
    start,
  }: {
    kill: () => Promise<void>;
    start: () => Promise<unknown>;
  }): Promise<void> {
    await kill();
    await start();
  }

  async #collect(): Promise<History> {
    // Hints of new announcements may be lost, so each client reads again, as the page does every minute.
    await this.#settle([]);
    const ids = [...this.#shared.posts.keys()];
    for (const client of this.#clients()) await client.readAgain(ids);
    this.#views.push(...(await this.#untilEqual('after faults')));
    const logs: ClientLog[] = [];
    const events: LoggedEvent[] = [];
    const finals: Map<string, { posts: Posts; list: NoticeList }> = new Map();
    for (const { name, token, start, clients } of this.#people) {
      const { body } = await send(`${this.#pickApi()}/live/events?after=${start}`, { token });
      const { events: own, head } = body as { events: Record<string, unknown>[]; head: string };
      const numberOf = (cursor: string) => Number(cursor.split('.')[1]);
      for (const { seq, type, id, post } of own) {
        const subject = (post as { id: string } | undefined)?.id ?? id ?? null;
        events.push({
          member: name,
          seq: Number(seq),
          type: String(type),
          subject: subject as string | null,
        });
      }
      for (const [index, { seqs, resets }] of clients.entries())
        logs.push({
          client: `${name}, client ${index + 1}`,
          from: numberOf(start),
          seqs: [...seqs],
          head: numberOf(head),
          resets: resets.length,
        });
      // Asks for removed announcements as well, which must not be in the reply.
      const all = this.#shared.writes.flatMap(({ kind, id }) => (kind === 'publish' ? [id] : []));
      const posts = await readPosts(this.#pickApi(), token, all);
      finals.set(name, { posts, list: await readNotices(this.#pickApi(), token) });
    }
    return { writes: this.#shared.writes, logs, events, views: this.#views, finals };
  }
}
