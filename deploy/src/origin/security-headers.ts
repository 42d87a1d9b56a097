import { randomBytes } from 'node:crypto';

/** A fresh nonce for one page view (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
export const makeNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of every answer that names no other: opened as a document, it runs and loads nothing, in an origin of its own.
 * What a page loads as a script, style sheet or picture is judged by the page's policy, not by this one.
 */
export const inertPolicy = "default-src 'none'; sandbox";

/** What every answer carries. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of a page, enforced. The first policy trusts what nonced scripts load; the second one, without
 * `strict-dynamic`, confines that to this origin. Every script must carry integrity, but for a page with parts from a
 * development server, whose bytes are not fixed (`development-integrity` exception).
 */
export function pageHeaders(nonce: string, development: boolean): Record<string, string | string[]> {
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    // A video that a member adds plays from their device.
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
    // A policy is judged by itself, so this one names what the first one forbids as well.
    'content-security-policy': [
      policy,
      `script-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`,
    ],
    ...(development ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cache-control': 'no-store',
  };
}
