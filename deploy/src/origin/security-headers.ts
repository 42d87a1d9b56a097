import { randomBytes } from 'node:crypto';

/** A fresh nonce for one page view (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/**
 * Default policy of replies: a reply that is opened as a document has an opaque origin, and runs and loads nothing.
 * Scripts, style sheets and pictures of a page are subject to the page's policy, not to this one.
 */
export const inertPolicy = "default-src 'none'; sandbox";

export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Stored nowhere. A proxy must not change a page: browsers accept only the original bytes of its scripts. */
const notStored = 'no-store, no-transform';

/** May be kept by this browser, which has to ask again before it uses what it has kept on its disk. */
const keptInMemory = 'private, no-cache, no-transform';

/**
 * Where a page of the product is kept (decision 156). One with answers to a member's calls is stored nowhere; the service
 * worker lets the browser keep it in its page cache (`shell/src/page/service-worker.ts`). Others may be kept there in
 * any case. Because of `vary`, a disk cache does not use its copy of them, not even for Back.
 */
export const pageCaching = (hasAnswers: boolean): Record<string, string> =>
  hasAnswers
    ? { 'cache-control': notStored, 'az-page-cache': keptInMemory }
    : { 'cache-control': keptInMemory, vary: '*' };

/**
 * Headers of a page, enforced. The first policy trusts what nonced scripts load; the second one, without
 * `strict-dynamic`, restricts that to this origin. Every script needs integrity, except on a page with parts from a
 * development server (`development-integrity` exception).
 */
export function pageHeaders(nonce: string, development: boolean): Record<string, string | string[]> {
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // Members' own videos are played from their device.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
  return {
    // Each policy is enforced on its own, so the second one repeats restrictions of the first.
    'content-security-policy': [
      policy,
      `script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`,
    ],
    ...(development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    // Chromium then says how fast its network is (https://wicg.github.io/netinfo/#ect-request-header-field).
    'accept-ch': 'ECT',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': notStored,
  };
}
