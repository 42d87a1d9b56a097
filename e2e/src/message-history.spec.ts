import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDatabase } from '../../backend/postgres/start-database.ts';
import { randomOf } from '../../deploy/src/testing/simulation/random.ts';
import { type Chat, openChat, settle } from './harness/chat.ts';
import { copyDataDir, makeDataDir, type Origin, startOrigin } from './harness/origin.ts';
import { expect, test } from './harness/test.ts';

/**
 * What two members with two tabs each write to each other, whatever happens to their tabs, network, sessions and server.
 * `AZ_RUNS`: number of runs; `AZ_SEED`: number that chooses what happens.
 */
const runs = Number(process.env.AZ_RUNS ?? 2);
/** Two members write in this many runs, then two others: a member may write 600 messages an hour in a conversation. */
const runsOfPair = 20;
const firstSeed = Number(process.env.AZ_SEED ?? Date.now() % 1_000_000);

type Server = { restart: () => Promise<void>; url: string; stop: () => Promise<void> };

/** A server whose process can be killed and started again at the same address. */
async function startServer(engine: string): Promise<Server> {
  const database = engine === 'PostgreSQL' ? await startDatabase({ syncs: false }) : null;
  const { dataDir, remove } = await (database ? makeDataDir() : copyDataDir());
  const environment: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
  let origin: Origin = await startOrigin(dataDir, environment);
  const { url } = origin;
  const PORT = new URL(url).port;
  return {
    url,
    async restart() {
      await origin.kill();
      origin = await startOrigin(dataDir, { ...environment, PORT });
    },
    async stop() {
      await origin.stop();
      await database?.remove();
      await remove();
    },
  };
}

/** `over`: when something has ended that lasts while messages are written. */
type Fault = (chat: Chat, server: Server) => Promise<{ over: Promise<void> } | void>;

const faults: Record<string, Fault> = {
  calm: async () => undefined,
  aeroplane: async ({ one }) => one.context.setOffline(true),
  'replies are lost': async ({ one }) => one.loseReplies(),
  'calls are lost': async ({ one }) => one.loseCalls(),
  'the first call is slow': async ({ one }) => one.delayFirst(1500),
  'the server fails': async ({ one }) => one.fail(503),
  'a tab sleeps': async ({ one }) => one.freeze(),
  'the session ends': async (chat) => {
    await chat.one.delayFirst(1000);
    await chat.say(() => 1, 1);
    await chat.one.endSession();
  },
  'a tab is discarded': async (chat) => {
    await chat.one.loseCalls();
    await chat.say(() => 1, 2);
    await chat.one.discard();
  },
  'the process is killed': async (_chat, server) => ({ over: server.restart() }),
};
const names = Object.keys(faults);

/** Writes the figures of a run into the folder `AZ_LIVE_FIGURES`, if a measurement has set it. */
async function writeFigures(engine: string, figures: Record<string, number>): Promise<void> {
  const folder = process.env.AZ_LIVE_FIGURES;
  if (folder) await writeFile(join(folder, `${engine}.json`), JSON.stringify(figures));
}

for (const engine of ['PGlite', 'PostgreSQL'])
  test(`messages are there once, in the order of each member, whatever happens: ${engine}`, async ({
    browser,
    needs,
    expectErrors,
  }) => {
    test.skip(process.env.AZ_ENGINE !== undefined && process.env.AZ_ENGINE !== engine, 'another engine');
    test.setTimeout(120_000 + runs * 30_000);
    needs('network');
    expectErrors(/./);
    const server = await startServer(engine);
    let chat = await openChat(browser, server.url);
    let messages = 0;
    for (let run = 0; run < runs; run += 1) {
      if (run > 0 && run % runsOfPair === 0) {
        messages += chat.written.length;
        await chat.close();
        chat = await openChat(browser, server.url);
      }
      const seed = firstSeed + run;
      const random = randomOf(seed);
      // Every fault comes in turn, so that few runs have all of them.
      const name = names[run % names.length] ?? 'calm';
      await test.step(`seed ${seed}: ${name}`, async () => {
        const isAway = random() < 0.3;
        if (isAway) await chat.other.leave();
        const before = chat.written.length;
        await chat.say(random, 2);
        const happens = await faults[name]?.(chat, server);
        // Some is written while it happens, by both members.
        await chat.say(random, 3);
        await happens?.over;
        if (random() < 0.3) await chat.one.reopen();
        const unseen = isAway ? chat.written.length - before : null;
        await settle(chat, { unseen, what: `seed ${seed}, ${name}` });
      });
    }
    messages += chat.written.length;
    expect(messages).toBeGreaterThanOrEqual(runs * 5);
    await writeFigures(engine, { runs, seed: firstSeed, messages });
    await chat.close();
    await server.stop();
  });
