import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '../data-dir.ts';
import { sendRequest } from '../send-request.ts';
import { OriginProcess } from '../soak/origin-process.ts';
import type { Attack, AttackResult, AttackStage, Service } from './attack.ts';
import { signInCall } from './forged-addresses.ts';

const demo = { email: 'demo@az-connect.test', password: 'Demo-2026!' };

/** Signs the demo member in, from another address than the attack. */
async function signIn({ url }: OriginProcess): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const question = { method: 'POST', headers, body: JSON.stringify(demo), from: '127.0.0.2' };
  const { status, bytes } = await sendRequest(url + signInCall, question);
  if (status !== 200) throw new Error(`The demo member cannot sign in: ${status} ${bytes}`);
  return (JSON.parse(String(bytes)) as { access_token: string }).access_token;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'az-attack-'));

/** The folder `dist` of deploy. */
type Compiled = { compiled: string };

const originProgram = ({ compiled }: Compiled) => join(compiled, 'testing/soak/small-origin.js');

/** A data directory with the demo network, and the token of its operators. */
type Prepared = { dataDir: string; token: string };

/** Prepares the data that every server of an attack gets a copy of: creating it each time takes longer. */
export async function prepareData(compiled: Compiled): Promise<Prepared & { remove: () => Promise<void> }> {
  const dataDir = await makeDataDir('attack');
  const origin = new OriginProcess({ program: originProgram(compiled), dataDir, env: { SEED_DEMO: '1' } });
  await origin.start();
  await origin.end('SIGTERM');
  return { dataDir, token: origin.token, remove: () => rm(dataDir, { recursive: true }) };
}

/** Runs one attack against servers of the compiled folders of `deploy` and `backend`, and stops them. */
export async function runAttack(
  { run }: Attack,
  { compiled, prepared, isShort }: Compiled & { prepared: Prepared; isShort: boolean },
): Promise<AttackResult> {
  const certificates = join(compiled, '../../backend/test/certificates');
  const running: OriginProcess[] = [];

  async function start(program: string, env: Record<string, string>): Promise<OriginProcess> {
    const dataDir = await newFolder();
    const server = new OriginProcess({ program, dataDir, env });
    server.token = prepared.token;
    running.push(server);
    await cp(prepared.dataDir, dataDir, { recursive: true });
    await server.start();
    return server;
  }

  async function beside(origin: OriginProcess, work: () => Promise<void>): Promise<Service> {
    const program = join(compiled, 'testing/attacks/measure-service.js');
    const measuring = fork(program, [origin.url, await signIn(origin)]);
    try {
      await once(measuring, 'message');
      await work();
      measuring.send('enough');
      const [service] = (await once(measuring, 'message')) as [Service];
      return service;
    } finally {
      measuring.kill();
    }
  }

  const stage: AttackStage = {
    isShort,
    beside,
    startOrigin: (settings = {}, shortLimits = {}) => {
      const limits: Record<string, string> = isShort
        ? { CONNECTION_LIMITS: JSON.stringify(shortLimits) }
        : {};
      return start(originProgram({ compiled }), { ...settings, ...limits });
    },
    startApi: (settings = {}) => start(join(compiled, '../../backend/dist/main.js'), settings),
    tls: {
      TLS_CERT: join(certificates, 'localhost.cert.pem'),
      TLS_KEY: join(certificates, 'localhost.key.pem'),
    },
  };
  try {
    return await run(stage);
  } finally {
    await Promise.all(running.map((server) => server.end('SIGKILL')));
    await Promise.all(running.map(({ dataDir }) => rm(dataDir, { recursive: true, force: true })));
  }
}
