// Runs inline, before any script has loaded and above the style sheets, which would delay it; self-contained, no imports.
// Starts the verification of the session and the first calls of the page, whose replies `@az/shared/api` uses, and shows
// a message on the splash when they take long. If the origin makes these calls itself, their answers are at the end
// of the page, and only calls without an answer there are made.
(() => {
  const {
    apiBase,
    firstCalls = [],
    answers,
    shell,
  } = JSON.parse(document.getElementById('az-early')?.textContent || '{}');
  const decoded = (text?: string) => {
    try {
      return text && decodeURIComponent(text);
    } catch {
      // Not a cookie of this product: no session.
      return undefined;
    }
  };
  // Reports the start of a shell in a rollout, so that one that never runs is counted.
  if (shell)
    fetch('/discovery/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        reports: [{ area: 'shell', version: shell.version, ticket: shell.ticket, what: 'started' }],
      }),
    }).catch(() => undefined);
  // FNV-1a, as in deploy/src/origin/page-answers.ts.
  const markOf = (text: string) => {
    let mark = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1)
      mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
    return (mark >>> 0).toString(36);
  };
  const cookie = /(?:^|; )authKey=([^;]*)/.exec(document.cookie)?.[1];
  const token = decoded(cookie);
  const gets: Record<string, Promise<Response>> = {};
  const aborts: Record<string, AbortController> = {};
  const early = {
    token,
    verify: undefined as Promise<Response> | undefined,
    gets,
    aborts,
    areAnswered: answers === true,
  };
  // The offline screen makes no calls: a failed one would sign the member out.
  const needsSession = !!token && !/^\/offline\/?$/.test(location.pathname);
  // An origin older than this shell does not name the API: the calls then start with the code.
  if (needsSession && apiBase !== undefined) {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };
    const ignoreRejection = (promise: Promise<Response>) => {
      // The consumer of the reply handles its failure.
      promise.catch(() => undefined);
      return promise;
    };
    // The first change, to `interactive`, comes before deferred scripts run.
    const isParsed = new Promise((resolve) => document.addEventListener('readystatechange', resolve));
    /**
     * The origin's answer, if it belongs to this session: another tab may have changed the session since the page was
     * requested.
     */
    const answerTo = (path: string) => {
      const element = [...document.querySelectorAll<HTMLElement>('[data-az-answer]')].find(
        ({ dataset }) => dataset.azAnswer === path && dataset.azSession === markOf(token),
      );
      element?.remove();
      const { azLiveSeq } = element?.dataset ?? {};
      const headers = { 'content-type': 'application/json', ...(azLiveSeq && { 'live-seq': azLiveSeq }) };
      return element && new Response(element.textContent, { headers });
    };
    const call = (path: string, init: RequestInit) => {
      const send = () => {
        early.areAnswered = false;
        return fetch(apiBase + path, init);
      };
      return ignoreRejection(answers ? isParsed.then(() => answerTo(path) ?? send()) : send());
    };
    early.verify = call('/verify-token', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ access_token: token }),
    });
    for (const path of firstCalls as string[]) {
      const abort = new AbortController();
      aborts[path] = abort;
      gets[path] = call(path, { headers, signal: abort.signal });
    }
  }
  // Set without a session too, so that after a sign-in the code sees that its first calls were not sent.
  Object.assign(window, { __azEarly: early });
  // A form that is sent before its page has started: the page sends it (shell/src/chrome/replace-first-content.ts).
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('#az-first')) target.dataset.azSent = '';
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.matches('#az-splash-late button')) location.reload();
  });
  const showSlowNotice = (sentence?: string) => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => showSlowNotice(sentence));
      return;
    }
    const late = document.getElementById('az-splash-late');
    const line = late?.querySelector('span');
    if (!late || !line) return;
    late.hidden = false;
    if (sentence) line.textContent = sentence;
  };
  // After a reload or a return the notice comes early, because members expect such a page at once.
  const { type } = (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming) ?? {};
  setTimeout(() => showSlowNotice(), /^(reload|back_forward)$/.test(type) ? 800 : 10_000);
  early.verify?.catch(() => {
    // Checked only after a failure, because `navigator.onLine` can be wrong with virtual network adapters.
    if (!navigator.onLine)
      showSlowNotice("Vous êtes hors ligne. La page s'ouvrira dès votre retour en ligne.");
  });
})();
