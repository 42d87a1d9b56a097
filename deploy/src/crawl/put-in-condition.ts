import type { BrowserContext, Request, Route } from 'playwright-core';
import { switchOf } from '../faults/failure-kit.ts';
import type { Fault } from '../faults/faulty-proxy.ts';
import { apiPath } from '../origin/api-path.ts';
import { type ApiDocument, replySchemaOf } from './api-document.ts';
import type { Condition } from './plan.ts';
import { reshape, type Shape, withoutRepeats } from './reshape.ts';

/** What conditions need. Only shapes use `document`, and only `previous-api` uses `previousApi`. */
export type ConditionDeps = {
  area: string;
  document: ApiDocument | null;
  previousApi: string | null;
};

type Answer = (route: Route, request: Request) => Promise<void>;

const isCall = ({ pathname }: URL): boolean => pathname.startsWith(`${apiPath}/`);

/** Aborts a request that cannot be answered, and ignores errors, because its tab may be closed. */
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
    // Replaces the header `origin`, because the API refuses cross-origin writes.
    const headers = { ...request.headers(), origin: new URL(server).origin };
    return route.fulfill({ response: await route.fetch({ url: server + pathname + search, headers }) });
  };

const refused =
  ({ status, headers = {}, body = '' }: Extract<Fault, { kind: 'status' }>): Answer =>
  (route) =>
    route.fulfill({ status, headers, body });

/** A gateway's 503, without the API's error body. `verify-token` still works, because the sign-in is not tested. */
const unavailable = {
  matches: (url: URL) => isCall(url) && !url.pathname.endsWith('/verify-token'),
  answer: refused({ kind: 'status', status: 503 }),
};

/** The rule for a switch of the failure kit that replies with a status. */
function faultRule(name: 'expired-session' | 'missing-chunk', area: string) {
  const { matches, fault } = switchOf(name, area);
  if (fault.kind !== 'status') throw new Error(`${name} is no status`);
  return { matches: ({ pathname }: URL) => matches.test(pathname), answer: refused(fault) };
}

function ruleOf(condition: Condition, { area, document, previousApi }: ConditionDeps) {
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
      return faultRule('expired-session', area);
    case 'missing-chunk':
      return faultRule('missing-chunk', area);
  }
}

/** From now on, requests of the context's pages get the replies of the condition. */
export async function putInCondition(
  context: BrowserContext,
  condition: Condition,
  deps: ConditionDeps,
): Promise<void> {
  const rule = ruleOf(condition, deps);
  if (rule) await context.route(rule.matches, orGiveUp(rule.answer));
}
