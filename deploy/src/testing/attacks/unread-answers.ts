import { writeFile } from 'node:fs/promises';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, type AttackResult, type AttackStage, serviceFaults } from './attack.ts';

const path = '/areas/feed/1.0.0-b100/remoteEntry.js';
/** More than the operating system buffers for an unread connection. */
const fileBytes = 16 * 1024 * 1024;
const maxMs = 90_000;
const streamsOfOne = 8;

/** A client that sends requests and reads nothing. `isEnded`: the origin has ended its connection. */
type Asker = { isEnded: () => boolean; stop: () => void };

/** Calls `stayInTouch` regularly. */
function every(ms: number, stayInTouch: () => void) {
  const timer = setInterval(stayInTouch, ms);
  return () => clearInterval(timer);
}

function askOverHttp1(port: number): Asker {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  // A client that does not read notices the end only when it writes.
  const stopWriting = every(250, () => void (socket.destroyed || socket.write('\r\n')));
  socket.once('close', stopWriting);
  return { isEnded: () => socket.destroyed, stop: () => socket.destroy() };
}

/** Requests over HTTP/2, with closed flow-control windows and regular pings. */
function askOverHttp2(url: string): Asker {
  const session = connectHttp2(url, { rejectUnauthorized: false, settings: { initialWindowSize: 0 } });
  session.on('error', () => undefined);
  const stopPings = every(250, () => void (session.destroyed || session.ping(() => undefined)));
  session.once('close', stopPings);
  let open = streamsOfOne;
  for (let number = 0; number < streamsOfOne; number += 1) {
    const stream = session.request({ ':path': path });
    stream.on('error', () => undefined);
    stream.once('close', () => {
      open -= 1;
    });
  }
  return { isEnded: () => open === 0, stop: () => session.destroy() };
}

async function readNothing(stage: AttackStage, isTls: boolean): Promise<AttackResult> {
  const { isShort, startOrigin, beside, tls } = stage;
  const origin = await startOrigin(isTls ? tls : {}, { unreadMs: 1000, bytesPerSecond: 64 * 1024 });
  await writeFile(join(origin.dataDir, path), Buffer.alloc(fileBytes));
  const port = Number(new URL(origin.url).port);
  const count = isShort ? 5 : 50;
  const name = isTls ? 'HTTP/2' : 'HTTP/1.1';
  const askers: Asker[] = [];
  const left = () => askers.filter(({ isEnded }) => !isEnded()).length;
  let seconds = 0;
  const service = await beside(origin, async () => {
    const start = performance.now();
    for (let number = 0; number < count; number += 1) {
      askers.push(isTls ? askOverHttp2(origin.url) : askOverHttp1(port));
      await wait(20);
    }
    while (left() > 0 && performance.now() - start < maxMs) await wait(100);
    seconds = Math.round((performance.now() - start) / 1000);
  });
  const faults = serviceFaults(service, isShort);
  if (left() > 0) faults.push(`${left()} of ${count} connections that read nothing stayed open.`);
  const figures = {
    [`${name} healthMs`]: service.healthMs,
    [`${name} ended`]: `${count - left()} of ${count} within ${seconds} s`,
  };
  for (const asker of askers) asker.stop();
  return { faults: faults.map((fault) => `${name}: ${fault}`), figures };
}

/** Connections that request replies and read none. */
export const unreadAnswers: Attack = {
  name: 'unread-answers',
  run: async (stage) => {
    const [first, second] = [await readNothing(stage, false), await readNothing(stage, true)];
    return {
      faults: [...first.faults, ...second.faults],
      figures: { ...first.figures, ...second.figures },
    };
  },
};
