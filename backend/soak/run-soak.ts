import { BackendProcess } from './backend-process.ts';
import type { SoakWrite, Writer } from './writer.ts';

export type SoakOptions = {
  /** The compiled server, and its environment; the database contains the demo network. */
  program: string;
  env: Record<string, string>;
  backends: number;
  cycles: number;
  /** The writers take turns, one per cycle. */
  writers: Writer[];
  /** Runs a statement and returns its rows. Called while no backend runs. */
  sql: (statement: string) => Promise<Record<string, unknown>[]>;
  /** The database server, if there is one. In every third cycle it is killed instead of the backends. */
  databaseServer?: { kill: () => Promise<void>; start: () => Promise<void> };
  /** Whether the database can be used by only one process, so that a second process must be refused. */
  isExclusive: boolean;
  onCycle?: (done: number) => void;
};

type SoakSummary = {
  cycles: number;
  acknowledged: number;
  /** Writes that were acknowledged but are not stored. */
  lost: number;
  torn: number;
  doubled: number;
  /** Number of second processes that were started on the same data and not refused. */
  intruders: number;
  restartMs: { median: number; max: number };
};

const stored = 201;
// With these numbers, the writes of a cycle and the repetitions before it stay below a member's 120 per minute.
const keyedWrites = 24;
const plainWrites = 10;
const identical = 20;
const repetitions = 5;

class Soak {
  readonly #backends: BackendProcess[];
  readonly #acknowledged = new Set<string>();
  readonly #restarts: number[] = [];
  #token = '';
  #intruders = 0;

  constructor(readonly options: SoakOptions) {
    const { program, env, backends } = options;
    this.#backends = Array.from({ length: backends }, () => new BackendProcess(program, env));
  }

  async run(): Promise<SoakSummary> {
    try {
      await this.#runCycles();
    } finally {
      await Promise.all(this.#backends.map((backend) => backend.end('SIGTERM')));
    }
    return this.#judge();
  }

  async #runCycles(): Promise<void> {
    const { cycles, onCycle, writers } = this.options;
    await this.#startAll();
    this.#token = await this.#signIn();
    for (const writer of writers) await writer.prepare?.(this.#backends[0]?.api ?? '', this.#token);
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const writer = writers[cycle % writers.length];
      if (writer) await this.#cycle(`${cycle}`, writer, cycle % 3 === 0);
      onCycle?.(cycle);
    }
  }

  async #cycle(name: string, writer: Writer, killsDatabase: boolean): Promise<void> {
    const write = (text: string, hasKey: boolean): SoakWrite => ({
      text: `soak ${writer.name} ${name} ${text}`,
      key: hasKey ? `${writer.name}-${name}-${text.replaceAll(' ', '-')}` : null,
    });
    const keyed = Array.from({ length: keyedWrites }, (_, index) => write(`keyed ${index}`, true));
    const plain = Array.from({ length: plainWrites }, (_, index) => write(`plain ${index}`, false));
    const same = [write('same key', true), write('same text', false)];
    const all = [...same.flatMap((one) => Array<SoakWrite>(identical).fill(one)), ...keyed, ...plain];
    const killAt = 1 + Math.floor(Math.random() * all.length * 0.8);

    let answered = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      all.map(async (one, index) => {
        await this.#send(writer, one, index);
        answered += 1;
        if (answered === killAt) killed = this.#kill(killsDatabase);
      }),
    );
    await killed;
    await this.#bringBack(killsDatabase);
    await Promise.all([
      this.#repeat(writer, [...keyed, ...same.filter(({ key }) => key !== null)]),
      this.#tryToIntrude(),
    ]);
  }

  async #tryToIntrude(): Promise<void> {
    const [first] = this.#backends;
    if (this.options.isExclusive && first && !(await first.refusesSecond())) this.#intruders += 1;
  }

  /** Sends unacknowledged and some acknowledged writes again with their keys. No write may be stored twice. */
  async #repeat(writer: Writer, writes: SoakWrite[]): Promise<void> {
    const isOpen = ({ text }: SoakWrite) => !this.#acknowledged.has(text);
    const again = [...writes.filter(isOpen), ...writes.filter((one) => !isOpen(one)).slice(0, repetitions)];
    const statuses = await Promise.all(again.map((one, index) => this.#send(writer, one, index)));
    const refused = statuses.find((status) => status !== stored);
    if (refused !== undefined) throw new Error(`A repeated write was answered with ${refused}.`);
  }

  async #send(writer: Writer, write: SoakWrite, index: number): Promise<number | null> {
    const { api = '' } = this.#backends[index % this.#backends.length] ?? {};
    const status = await writer.send(api, this.#token, write).catch(() => null);
    if (status === stored) this.#acknowledged.add(write.text);
    return status;
  }

  async #kill(killsDatabase: boolean): Promise<void> {
    const { databaseServer } = this.options;
    if (killsDatabase && databaseServer) await databaseServer.kill();
    else await Promise.all(this.#backends.map((backend) => backend.end('SIGKILL')));
  }

  /** Waits until every backend answers from the database; records the duration. */
  async #bringBack(killsDatabase: boolean): Promise<void> {
    const { databaseServer } = this.options;
    const startedAt = performance.now();
    if (killsDatabase && databaseServer) await databaseServer.start();
    else await this.#startAll();
    await Promise.all(this.#backends.map(({ api }) => untilReady(api)));
    this.#restarts.push(performance.now() - startedAt);
  }

  async #startAll(): Promise<void> {
    await Promise.all(this.#backends.map((backend) => backend.start()));
  }

  async #signIn(): Promise<string> {
    const { api = '' } = this.#backends[0] ?? {};
    const reply = await fetch(`${api}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'demo@az-connect.test', password: 'Demo-2026!' }),
    });
    return ((await reply.json()) as { access_token: string }).access_token;
  }

  async #judge(): Promise<SoakSummary> {
    const counts = new Map<string, number>();
    let torn = 0;
    for (const { storedSql, tornSql } of this.options.writers) {
      for (const { text, count } of await this.options.sql(storedSql))
        counts.set(String(text), Number(count));
      torn += Number((await this.options.sql(tornSql))[0]?.count);
    }
    const restarts = this.#restarts.toSorted((one, other) => one - other).map(Math.round);
    return {
      cycles: this.options.cycles,
      acknowledged: this.#acknowledged.size,
      lost: [...this.#acknowledged].filter((text) => !counts.has(text)).length,
      torn,
      doubled: [...counts.values()].filter((count) => count > 1).length,
      intruders: this.#intruders,
      restartMs: { median: restarts[Math.floor(restarts.length / 2)] ?? 0, max: restarts.at(-1) ?? 0 },
    };
  }
}

async function untilReady(api: string): Promise<void> {
  const url = new URL('/readyz', api);
  const until = Date.now() + 60_000;
  for (;;) {
    const reply = await fetch(url).catch(() => null);
    await reply?.arrayBuffer();
    if (reply?.ok) return;
    if (Date.now() > until) throw new Error('The backend does not become ready again.');
  }
}

/**
 * Each cycle kills the backends (`kill -9`) or the database server during many concurrent writes, starts them again and
 * repeats unacknowledged writes. At the end, checks the database for missing, incomplete and duplicate writes.
 */
export const runSoak = (options: SoakOptions): Promise<SoakSummary> => new Soak(options).run();
