/** Calls that an inline script of the page sent before any code had loaded. */
type EarlyCalls = {
  token?: string;
  verify?: Promise<Response>;
  /** By path below the API base, query included. */
  gets: Record<string, Promise<Response>>;
  aborts?: Record<string, AbortController>;
  /** Whether the replies to all these calls came in the page. */
  areAnswered?: boolean;
};

declare global {
  interface Window {
    __azEarly?: EarlyCalls;
  }
}

/** Whether the inline script sent this call and its reply has not been taken; undefined in a page without the script. */
export const isAskedEarly = (path: string): boolean | undefined =>
  window.__azEarly && path in window.__azEarly.gets;

/** Whether the replies to the first calls of the page came with it, so that using them takes no time. */
export const isPageAnswered = (): boolean => window.__azEarly?.areAnswered === true;

/**
 * The pending reply to a call that the inline script sent with this token; each reply can be taken once. When `signal`
 * aborts, the script's call is aborted too, because browsers delay an identical call while that one is pending.
 */
export function takeEarlyReply(
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
