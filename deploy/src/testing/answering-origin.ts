import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '../env.ts';
import { createOrigin, type OriginDeps } from '../origin/app.ts';
import type { ShellRecord } from '../versions/record.ts';
import type { Live, Versions } from '../versions/versions.ts';
import { noDatabase } from './no-database.ts';
import { sampleArea, sampleLive, sampleShell } from './sample-live.ts';

export type ApiReply = (request: IncomingMessage, response: ServerResponse) => void;

export const jsonReply =
  (body: unknown, headers: Record<string, string> = {}): ApiReply =>
  (_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body));

const feed = sampleArea('feed', {
  routes: [{ path: '/feed/home', group: 'feed', title: 'Accueil', firstCalls: ['/az/global', '/counts'] }],
});

/** An origin with a small external API. `replies`: those of the API, by path; `asked`: the requests to the API. */
export class AnsweringOrigin {
  asked: IncomingMessage[] = [];
  replies: Record<string, ApiReply> = {
    '/verify-token': jsonReply({ status: true }),
    '/az/global': jsonReply({ feeds: ['une annonce'] }),
    '/counts': jsonReply({ counts: 3 }),
  };
  live: Live = sampleLive({ shell: sampleShell({ takesAnswers: true }), areas: [feed] });
  private readonly api: Server = createServer((request, response) => {
    const path = request.url?.split('/api')[1] ?? '';
    if (path !== '/capabilities') this.asked.push(request);
    (this.replies[path] ?? ((_, reply) => reply.writeHead(404).end()))(request, response);
  });
  private app: FastifyInstance | null = null;

  /** Starts the API, and the origin with these settings and optional parts. */
  async start(
    dataDir: string,
    environment: Record<string, string> = {},
    deps: OriginDeps = {},
  ): Promise<void> {
    await this.startApi();
    const settings = readSettings({
      ...{ LOG_LEVEL: 'silent', DATA_DIR: dataDir, PAGE_ANSWERS_MS: '5000' },
      API_ORIGIN: `http://127.0.0.1:${(this.api.address() as AddressInfo).port}`,
      ...environment,
    });
    const versions = {
      live: async () => this.live,
      ownerOfFolder: async () => null,
      rollouts: async () => ['a rollout'],
    } as unknown as Versions; // the calls that an origin with an external API makes
    // An origin with an external API uses the database only for the health check.
    this.app = await createOrigin(settings, noDatabase, versions, deps);
    await this.app.listen({ host: '127.0.0.1', port: 0 });
  }

  get url(): string {
    return this.app?.listeningOrigin ?? '';
  }

  /** Makes a shell with this main script the live one, in the data directory of `start`. */
  async publishShell(dataDir: string, mainScript: string, changes: Partial<ShellRecord> = {}): Promise<void> {
    const shell = sampleShell({ takesAnswers: true, cachesMain: true, ...changes });
    shell.assets = { ...shell.assets, 'main.js': integrityOf(mainScript) };
    this.live = { ...this.live, shell, cacheKey: 'a', revision: 1 };
    await this.writeMain(dataDir, mainScript);
  }

  /** Replaces the bytes of the live shell's main script, but not its integrity. */
  async writeMain(dataDir: string, text: string): Promise<void> {
    const folder = join(dataDir, 'areas/shell', this.live.shell.folder);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'main.js'), text);
  }

  async startApi(): Promise<void> {
    await new Promise<void>((resolve) => void this.api.listen(0, '127.0.0.1', resolve));
  }

  async stopApi(): Promise<void> {
    this.api.closeAllConnections();
    await new Promise((resolve) => void this.api.close(resolve));
  }

  async stop(): Promise<void> {
    await this.app?.close();
    await this.stopApi();
  }
}

/** Answers in a page, by the path of their call. Throws when an answer belongs to another session. */
export function answersIn(html: string, mark: string): Record<string, unknown> {
  const form =
    /<script type="application\/json" data-az-answer="([^"]*)" data-az-session="([^"]*)"(?: data-az-live-seq="[^"]*")?>([^<]*)<\/script>/g;
  return Object.fromEntries(
    [...html.matchAll(form)].map(([, path = '', session, text = '']) => {
      if (session !== mark) throw new Error(`An answer to session ${session}, not ${mark}`);
      return [path, JSON.parse(text)];
    }),
  );
}
