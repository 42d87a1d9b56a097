import { randomBytes } from 'node:crypto';
import {
  addOperations,
  addressLimits,
  apiConfigFrom,
  apiPlugin,
  type ConnectionLimits,
  type Database,
  Metrics,
} from '@az/backend';
import type { PageConfig } from '@az/shared/config';
import { revisionHeader, storageKeysPath } from '@az/shared/discovery';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';
import type { Observation } from '../guardrail/observation.ts';
import { BrowserUnits } from '../rollout/browser-units.ts';
import { registerReports } from '../telemetry/record-reports.ts';
import { Tickets } from '../telemetry/tickets.ts';
import { DiskFiles } from '../versions/disk-files.ts';
import type { FileStore } from '../versions/file-store.ts';
import type { ShellRecord } from '../versions/record.ts';
import { AcceptedKeys } from '../versions/signing-keys.ts';
import type { Live, Versions } from '../versions/versions.ts';
import { ApiExtensions } from './api-extensions.ts';
import { apiPath, backendPath } from './api-path.ts';
import { registerApiProxy } from './api-proxy.ts';
import { registerAreaFiles } from './area-files.ts';
import { askApiAt, askOwnApi } from './ask-api.ts';
import { ComposedPages } from './composed-pages.ts';
import { sendCompressed } from './compress.ts';
import { declaredKeys } from './declared-keys.ts';
import { type DevelopmentServer, registerDevelopmentServers } from './development.ts';
import { discoveryOf } from './discovery.ts';
import { discoverySchema } from './discovery-schema.ts';
import { isKnownText } from './etag.ts';
import { FirstFileStore } from './first-files.ts';
import { nameKeptScreen } from './kept-screen.ts';
import { limitRequests } from './limit-requests.ts';
import { MainScripts, wantsMainScript } from './main-script.ts';
import { makeServer } from './make-server.ts';
import { dropOverride, OverrideLinks, overrideIdOf } from './override-link.ts';
import { PageAnswers } from './page-answers.ts';
import { indexedRoutes, routesPath } from './page-routes.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { requestedUrl } from './routable-url.ts';
import { makeNonce, pageCaching, pageHeaders } from './security-headers.ts';
import { serviceWorkerScript, workerHeaders } from './service-worker.ts';
import { registerSiteFiles } from './site-files.ts';
import { registerTabs } from './tab-status.ts';
import { findVisitors, hasEndedSession, sessionOf, type Visitors } from './visitor.ts';

function pageConfig(settings: Settings, keys: AcceptedKeys): PageConfig {
  const { productName, agencyName, agencyUrl, supportUrl, docsUrl, appSecret } = settings;
  const signingKeys = keys.read().map(({ name: _, ...key }) => key);
  // Without a name the agency is called by the host of its address.
  const agency = agencyUrl ? { name: agencyName ?? new URL(agencyUrl).host, url: agencyUrl } : null;
  return { productName, agency, supportUrl, docsUrl, appSecret, apiBase: apiPath, signingKeys };
}

function registerDiscovery(app: FastifyInstance, versions: Versions, visitors: Visitors) {
  const replies = new PreparedReplies<null>();
  /** Registers a route whose reply is made from the visitor's versions. */
  const answer = (path: string, make: (live: Live) => object, isDiscovery = false) =>
    app.get(path, async (request, reply) => {
      const live = await versions.live(visitors.of(request, null), overrideIdOf(request));
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      if (isDiscovery && live.revision !== undefined) reply.header(revisionHeader, String(live.revision));
      const entry = await replies.find(live, path, async (blank) => ({
        ...{ text: JSON.stringify(make(blank)), about: null, isKept: true },
      }));
      return replies.send(request, reply, entry, { live });
    });
  answer('/discovery', (live) => discoveryOf(live), true);
  answer(routesPath, ({ areas }) => ({ routes: indexedRoutes(areas) }));
  answer(storageKeysPath, (live) => ({ keys: declaredKeys(live) }));
  app.get('/discovery/schema.json', (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('application/schema+json; charset=utf-8');
    return sendCompressed(request, reply, JSON.stringify(discoverySchema));
  });
  app.get('/discovery/kill.json', async (request, reply) => {
    const text = JSON.stringify(await versions.killed());
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
    return isKnownText(request, reply, text) ? reply.code(304).send() : reply.send(text);
  });
}

type PageParts = { versions: Versions; visitors: Visitors; answers: PageAnswers };

function recordReports(
  app: FastifyInstance,
  { versions, visitors, answers }: PageParts,
  observation: Observation,
) {
  const { store, counts, tickets, presence } = observation;
  registerReports(app, {
    ...{ store, counts, tickets },
    isKnown: (area, version) => versions.isKnown(area, version),
    isSignedIn: visitors.isSignedIn,
    now: versions.now,
  });
  // Records visitors who make calls or for whom the origin makes calls. Without a report, their page has failed.
  app.addHook('onResponse', async (request) => {
    const { url } = request;
    const isCall = url.startsWith(backendPath) || url.startsWith('/discovery/kill.json');
    if (!(isCall || answers.wereAsked(request)) || (await versions.rollouts()).length === 0) return;
    const visitor = await visitors.of(request, null)();
    if (visitor) presence.see(visitor);
  });
}

async function registerPages(
  app: FastifyInstance,
  settings: Settings,
  { versions, visitors, answers }: PageParts,
  pages: ComposedPages,
) {
  const keys = new AcceptedKeys(settings.dataDir);
  // Throws if the key file is invalid, so that the origin does not start.
  keys.read();
  const extensions = new ApiExtensions(() => app.inject(`${apiPath}/capabilities`));
  const { productName, publicUrl } = settings;
  const links = new OverrideLinks({ versions, productName, publicUrl, visitors });
  await links.register(app);
  app.addHook('onListen', () => void extensions.known());
  const serveWorker = (path: string, scriptOf: (page: ShellRecord['page']) => string | undefined) =>
    app.get(path, async (request, reply) => {
      const script = scriptOf((await versions.live()).shell.page);
      if (script === undefined) return reply.callNotFound();
      reply.headers(workerHeaders);
      return isKnownText(request, reply, script)
        ? reply.code(304).send()
        : sendCompressed(request, reply, script);
    });
  serveWorker('/service-worker.js', (page) =>
    serviceWorkerScript(page, settings.productName, settings.serviceWorker),
  );
  serveWorker('/heartbeat-worker.js', ({ heartbeatWorker }) => heartbeatWorker);
  serveWorker('/picture-worker.js', ({ pictureWorker }) => pictureWorker);
  app.get('/*', async (request, reply) => {
    if (await links.follow(request, reply)) return reply;
    const live = await versions.live(visitors.of(request, reply), overrideIdOf(request));
    if (live.override && 'refused' in live.override) dropOverride(request, reply);
    const nonce = makeNonce();
    const token = sessionOf(request);
    const page = await pages.of(live, pageConfig(settings, keys), {
      pathname: requestedUrl(request.url).pathname,
      hasSession: token !== null,
      showsEnd: hasEndedSession(request),
      wantsMainScript: wantsMainScript(request, live.shell),
      extensions: extensions.known(),
      answers: answers.mayHave(request, token),
    });
    const { known, development } = page.about;
    const hasAnswers = page.about.answers && token !== null;
    const isMalformed = request.url !== request.originalUrl;
    reply
      .code(known && !isMalformed ? 200 : 404)
      .headers(pageHeaders(nonce, development))
      .headers(pageCaching(hasAnswers))
      .type('text/html; charset=utf-8');
    const own = { live, nonce };
    if (!hasAnswers) return pages.replies.send(request, reply, page, own);
    const { markup, isVerified } = answers.for(request, token, page.about);
    await nameKeptScreen(request, reply, { token, isVerified, drawnBy: page.about.drawnBy });
    return pages.replies.send(request, reply, page, { ...own, later: markup });
  });
}

async function registerApi(
  app: FastifyInstance,
  settings: Settings,
  { db, metrics }: { db: Database; metrics: Metrics },
) {
  if (settings.apiOrigin) {
    await registerApiProxy(app, settings.apiOrigin, { streams: settings.maxStreams });
  } else {
    const requestLimits = { perAddress: addressLimits(settings).calls };
    const { extensions, maxStreams } = settings;
    const config = { ...apiConfigFrom(settings), requestLimits, extensions, live: { maxStreams } };
    await app.register(apiPlugin, { prefix: apiPath, db, config, metrics });
  }
}

/** Optional parts: another file store, development servers, observation, shared metrics, connection limits of tests. */
export type OriginDeps = {
  files?: FileStore;
  servers?: DevelopmentServer[];
  observation?: Observation;
  metrics?: Metrics;
  limits?: Partial<ConnectionLimits>;
};

/** The origin: pages, immutable files, discovery and the API on one port. Does not listen yet. */
export async function createOrigin(
  settings: Settings,
  db: Database,
  versions: Versions,
  {
    files = new DiskFiles(settings.dataDir),
    servers = [],
    observation,
    metrics = new Metrics(db),
    limits,
  }: OriginDeps = {},
): Promise<FastifyInstance> {
  const app = await makeServer(settings, limits);
  limitRequests(app, settings);
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  addOperations(app, { db, metrics });
  await registerApi(app, settings, { db, metrics });
  await registerDevelopmentServers(app, servers);
  const firstFiles = new FirstFileStore(files);
  await registerAreaFiles(app, { files, versions, firstFiles });
  await registerSiteFiles(app, settings.productName);
  // Without observation, a random key is enough because no other process reads these cookies.
  const key = randomBytes(32).toString('hex');
  const { tickets, browserUnits } = observation ?? {
    tickets: new Tickets(key),
    browserUnits: new BrowserUnits(key),
  };
  const visitors = findVisitors(settings, db, browserUnits);
  registerDiscovery(app, versions, visitors);
  registerTabs(app, versions, ({ ip }) => tickets.addressHash(ip));
  const { apiOrigin, pageAnswersMs } = settings;
  const answers = new PageAnswers(apiOrigin ? askApiAt(apiOrigin) : askOwnApi(app), pageAnswersMs);
  const parts = { versions, visitors, answers };
  if (observation) recordReports(app, parts, observation);
  await registerPages(app, settings, parts, new ComposedPages(firstFiles, new MainScripts(files)));
  return app;
}
