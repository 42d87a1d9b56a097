import { createHash } from 'node:crypto';
import type { ShellRecord } from '../versions/record.ts';
import { escaped, filled } from './markup.ts';
import { commonHeaders } from './security-headers.ts';

type PageParts = ShellRecord['page'];

/** Replaces an installed service worker and unregisters itself: the kill switch. */
const removingWorker =
  "addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil(registration.unregister()));";

/** Source expressions of a policy that allows exactly these inline texts. */
function hashesOf(html: string, element: 'script' | 'style'): string {
  const texts = [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))];
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return texts.map(([, text = '']) => `'sha256-${hash(text)}'`).join(' ');
}

/** The page for failed navigations, and its headers. It sends no request; hashes allow its inline texts. */
export function offlinePage(parts: PageParts, productName: string) {
  const values: Record<string, string> = {
    productName: escaped(productName),
    prePaint: parts.prePaint,
    script: parts.offlineScript,
  };
  const html = filled(parts.offlineHtml, values);
  const policy = [
    "default-src 'none'",
    `script-src ${hashesOf(html, 'script')}`,
    `style-src ${hashesOf(html, 'style')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const headers = {
    ...commonHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  };
  return { html, headers };
}

/** The service worker with the offline page. If it is off or the shell has none, a worker that unregisters itself. */
export function serviceWorkerScript(parts: Partial<PageParts>, productName: string, on: boolean): string {
  if (!on || !parts.serviceWorker) return removingWorker;
  const page = JSON.stringify(offlinePage(parts as PageParts, productName));
  return `const offlinePage=${page};${parts.serviceWorker}`;
}

/** Headers of the script of a worker. Its policy allows requests to this origin only. */
export const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cache-control': 'no-cache',
};
