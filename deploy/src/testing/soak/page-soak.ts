import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tokenMark } from '../../origin/page-answers.ts';
import { AnsweringOrigin, type ApiReply, answersIn } from '../answering-origin.ts';

type PageSoakSummary = {
  navigations: number;
  /** Number of pages that contained all their answers, some of them, or none. */
  answers: { all: number; some: number; none: number };
  /** 99th percentile of the time until a page was whole, in milliseconds. */
  p99: number;
  /** Heap in use after the first tenth and at the end, in MB. */
  heapMb: [number, number];
  faults: string[];
};

const members = Array.from({ length: 7 }, (_, index) => ({
  token: `${index}`.repeat(43),
  name: `Membre n° ${index} </script>\u2028`,
}));

const codings = ['br', 'gzip', 'identity'];
const paths = ['/verify-token', '/az/global', '/counts'];

/** An API that replies with the member of the token, now and then late, with an error, or not at all. */
const replyOf =
  (path: string): ApiReply =>
  async (call, response) => {
    const token = /^Bearer (.*)$/.exec(call.headers.authorization ?? '')?.[1];
    const name = members.find((one) => one.token === token)?.name;
    const chance = Math.random();
    if (chance < 0.3) await wait(Math.random() * 20);
    if (chance > 0.98) return void response.writeHead(500).end();
    if (chance > 0.97) return void response.destroy();
    const filling = 'x'.repeat(Math.random() * 5000);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name, path, filling }));
  };

/** The parts of a main script as long as that of the product, which compresses no better. */
const mainParts = Array.from({ length: 3 }, () => {
  const text = randomBytes(28_000)
    .toString('base64')
    .replace(/.{40}/g, (part) => `$&{{nonce}}${part.repeat(3)}`);
  return `//# allFunctionsCalledOnLoad\nrun("${text}");\n`;
});

type Visit = { token: string; coding: string; hasMain: boolean };

/** Visits a page as a member, over a connection that other members use too. `hasMain`: the browser has the main script. */
async function visit(url: string, agent: Agent, { token, coding, hasMain }: Visit): Promise<string> {
  const cookie = `authKey=${token}${hasMain ? '; az-main=1.0.0-aaaaaaaa' : ''}`;
  const headers = { 'sec-fetch-dest': 'document', cookie, 'accept-encoding': coding };
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const asked = request(`${url}/feed/home`, { agent, headers }, async (reply) => {
      try {
        resolve(Buffer.concat((await reply.toArray()) as Buffer[]));
      } catch (error) {
        reject(error);
      }
    });
    asked.once('error', reject).end();
  });
  if (coding === 'br') return String(brotliDecompressSync(bytes));
  return String(coding === 'gzip' ? gunzipSync(bytes) : bytes);
}

/** Whether a page has one nonce, and the main script if its browser lacks it. */
function isComplete(html: string, hasMain: boolean): boolean {
  const nonces = new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  const contained = mainParts.filter((part) => html.includes(`${part}\n//# sourceURL=`));
  return nonces.size === 1 && contained.length === (hasMain ? 0 : mainParts.length);
}

/** What is wrong with a member's page, or null. Counts whether the page has all its answers, some, or none. */
function faultOf(
  html: string,
  { member, hasMain }: { member: (typeof members)[number]; hasMain: boolean },
  counts: PageSoakSummary['answers'],
) {
  try {
    const found = Object.entries(answersIn(html, tokenMark(member.token)));
    if (found.length === 0) counts.none += 1;
    else if (found.length === paths.length) counts.all += 1;
    else counts.some += 1;
    for (const [path, answer] of found) {
      const { name, path: asked } = answer as { name: string; path: string };
      if (name !== member.name || asked !== path) return `${member.name}: ${path} of ${name}`;
    }
    if (members.some(({ token }) => html.includes(token))) return 'a token in a page';
    if (!isComplete(html, hasMain)) return 'another main script, or several nonces';
    return html.trimEnd().endsWith('</body>') ? null : 'a page without its end';
  } catch (error) {
    return String(error);
  }
}

/** Growth of the heap that counts as a leak. If pages leaked, each would add a few KB. */
const maxGrowthMb = 20;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function heapMb(): number {
  collectGarbage();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}

/**
 * Members share a few connections, and the API is partly slow or broken. No member may get another's answer, and every
 * other page contains the main script.
 */
export async function runPageSoak({
  dataDir,
  navigations,
  waitMs,
}: {
  dataDir: string;
  navigations: number;
  /** How long a page waits for its answers. */
  waitMs: number;
}): Promise<PageSoakSummary> {
  const origin = new AnsweringOrigin();
  for (const path of paths) origin.replies[path] = replyOf(path);
  await origin.publishShell(dataDir, mainParts.join(''));
  await origin.start(dataDir, { PAGE_ANSWERS_MS: String(waitMs), PEOPLE_PER_ADDRESS: '100000' });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = { all: 0, some: 0, none: 0 };
  const faults: string[] = [];
  const times: number[] = [];
  const heap: number[] = [];
  let next = 0;
  const visitInTurns = async () => {
    while (next < navigations) {
      const turn = next++;
      // `members` is not empty.
      const member = members[turn % members.length] as (typeof members)[number];
      const start = performance.now();
      const coding = codings[turn % codings.length] ?? '';
      const hasMain = turn % 2 === 0;
      const html = await visit(origin.url, agent, { token: member.token, coding, hasMain });
      times.push(performance.now() - start);
      const fault = faultOf(html, { member, hasMain }, answers);
      if (fault) faults.push(fault);
      origin.asked.length = 0;
      if (turn === Math.floor(navigations / 10)) heap.push(heapMb());
    }
  };
  try {
    await Promise.all(Array.from({ length: 8 }, visitInTurns));
  } finally {
    agent.destroy();
    await origin.stop();
  }
  times.sort((one, other) => one - other);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
  const [first = 0, last] = [heap[0], heapMb()];
  if (last - first > maxGrowthMb) faults.push(`the heap has grown from ${first} to ${last} MB`);
  return { navigations, answers, p99, heapMb: [first, last], faults };
}
