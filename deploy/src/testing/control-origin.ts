import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { deployApi } from '../api/deploy-api.ts';
import { type CommandLineDeps, runCommandLine } from '../command-line/command-line.ts';
import type { BuiltVersion } from '../command-line/publish.ts';
import type { Observation } from '../guardrail/observation.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import type { VersionRecord } from '../versions/record.ts';
import { openSigningKey, readSigningKey } from '../versions/signing-keys.ts';
import { Versions } from '../versions/versions.ts';
import type { MemoryStore } from './memory-store.ts';
import { sampleBuild } from './sample-build.ts';

/** The control plane of an origin in this process, with its HTTP interface and a command line. */
export class ControlOrigin {
  readonly store: MemoryStore;
  readonly versions: Versions;
  readonly app: FastifyInstance = fastify();
  dataDir = '';
  url = '';

  constructor(
    store: MemoryStore,
    private readonly observation?: Observation,
  ) {
    this.store = store;
    this.versions = new Versions(store);
  }

  async start(): Promise<void> {
    this.dataDir = await mkdtemp(join(tmpdir(), 'az-deploy-'));
    await openSigningKey(this.dataDir);
    await this.app.register(deployApi, {
      prefix: '/deploy/api',
      versions: this.versions,
      observation: this.observation,
      files: new DiskFiles(this.dataDir),
      dataDir: this.dataDir,
      addressHash: (address) => address,
      productUrl: () => this.url,
    });
    await this.app.listen({ host: '127.0.0.1', port: 0 });
    this.url = `http://127.0.0.1:${(this.app.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    await this.app.close();
    await rm(this.dataDir, { recursive: true });
  }

  /** A folder with small files and their record, as a build leaves it. */
  build(record: VersionRecord, mark = ''): Promise<BuiltVersion> {
    return sampleBuild(join(this.dataDir, 'builds'), record, mark);
  }

  /** Runs `az <line>` with a token; returns the exit code and the output. */
  async az(
    line: string,
    token: string,
    changes: Partial<CommandLineDeps> = {},
  ): Promise<{ code: number; output: string }> {
    const output: string[] = [];
    const code = await runCommandLine(
      line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [],
      {
        environment: { AZ_URL: this.url, AZ_TOKEN: token },
        print: (text) => output.push(text),
        printError: (text) => output.push(text),
        send: fetch,
        build: () => Promise.reject(new Error('Nothing is built in tests')),
        crawl: () => Promise.reject(new Error('Nothing is crawled in tests')),
        signingKey: () => readSigningKey(this.dataDir),
        now: Date.now,
        ...changes,
      },
    );
    return { code, output: output.join('\n') };
  }
}
