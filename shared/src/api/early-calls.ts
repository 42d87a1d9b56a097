/** Calls that an inline script of the page started before any code had arrived. */
type EarlyCalls = {
  /** Token they were made with. */
  token?: string;
  verify?: Promise<Response>;
  /** By path below the API base, query included. */
  gets: Record<string, Promise<Response>>;
  /** What gives them up, by the same paths. */
  aborts?: Record<string, AbortController>;
};

declare global {
  interface Window {
    __azEarly?: EarlyCalls;
  }
}

/**
 * The answer on its way to a call that the page has started already, once; undefined when there is none or when it was
 * made for another session. Whoever gives the call up ends it: a browser holds back the same call while one is under way.
 */
export function takeEarlyAnswer(
  { method, signal }: Request,
  path: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const early = window.__azEarly;
  if (!early || !token || early.token !== token) return undefined;
  if (method === 'POST' && path === '/verify-token') {
    const { verify } = early;
    early.verify = undefined;
    return verify;
  }
  if (method !== 'GET') return undefined;
  const answer = early.gets[path];
  const abort = early.aborts?.[path];
  if (signal.aborted) abort?.abort();
  else signal.addEventListener('abort', () => abort?.abort());
  delete early.gets[path];
  return answer;
}
