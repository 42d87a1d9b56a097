import type { BrowserContext, Request, Route } from 'playwright-core';
import { switchOf } from '../faults/failure-kit.ts';
import type { Fault } from '../faults/faulty-proxy.ts';
import { apiPath } from '../origin/api-path.ts';
import { type ApiDocument, replySchemaOf } from './api-document.ts';
import type { Condition } from './plan.ts';
import { reshape, type Shape, withoutRepeats } from './reshape.ts';

/** What conditions are made from; `document` is only asked for by shapes, `previousApi` by the API before. */
export type Means = {
  area: string;
  document: ApiDocument | null;
  previousApi: string | null;
};

type Answer = (route: Route, request: Request) => Promise<void>;

const isCall = ({ pathname }: URL): boolean => pathname.startsWith(`${apiPath}/`);

/** What a request has begun and nobody waits for any more, because its tab is closed, is no matter. */
const orGiveUp =
  (answer: Answer): Answer =>
  (route, request) =>
    answer(route, request).catch(() => route.abort().catch(() => undefined));

const shaped =
  (document: ApiDocument, shape: Shape): Answer =>
  async (route, request) => {
    const url = new URL(withoutRepeats(request.url()));
    const schema = replySchemaOf(document, request.method(), url.pathname.slice(apiPath.length));
    const response = await route.fetch({ url: url.href });
    if (!schema || response.status() !== 200) return route.fulfill({ response });
    return route.fulfill({ response, json: reshape(await response.json(), schema, shape) });
  };

const answeredBy =
  (server: string): Answer =>
  async (route, request) => {
    const { pathname, search } = new URL(request.url());
    // As behind its own origin: an API refuses writes that come from another one.
    const headers = { ...request.headers(), origin: new URL(server).origin };
    return route.fulfill({ response: await route.fetch({ url: server + pathname + search, headers }) });
  };

const refused =
  ({ status, headers = {}, body = '' }: Extract<Fault, { kind: 'status' }>): Answer =>
  (route) =>
    route.fulfill({ status, headers, body });

/** As a gateway answers: without a word of the API's own. The session stays: pages are to be seen, not the sign-in. */
const unavailable = {
  matches: (url: URL) => isCall(url) && !url.pathname.endsWith('/verify-token'),
  answer: refused({ kind: 'status', status: 503 }),
};

/** A switch of the failure kit, of those that answer with a status. */
function suffered(name: 'expired-session' | 'missing-chunk', area: string) {
  const { matches, fault } = switchOf(name, area);
  if (fault.kind !== 'status') throw new Error(`${name} is no status`);
  return { matches: ({ pathname }: URL) => matches.test(pathname), answer: refused(fault) };
}

function ruleOf(condition: Condition, { area, document, previousApi }: Means) {
  switch (condition) {
    case 'rich':
      return null;
    case 'empty':
    case 'long':
      return document && { matches: isCall, answer: shaped(document, condition) };
    case 'previous-api':
      return previousApi ? { matches: isCall, answer: answeredBy(previousApi) } : null;
    case 'api-503':
      return unavailable;
    case 'api-401':
      return suffered('expired-session', area);
    case 'missing-chunk':
      return suffered('missing-chunk', area);
  }
}

/** From now on what a browser's pages ask for is answered as the condition says. */
export async function putInCondition(
  context: BrowserContext,
  condition: Condition,
  means: Means,
): Promise<void> {
  const rule = ruleOf(condition, means);
  if (rule) await context.route(rule.matches, orGiveUp(rule.answer));
}
