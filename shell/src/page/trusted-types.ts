import { isKnownScript } from './integrity.ts';
import { isBlobUrl } from './refused-files.ts';
import { serviceWorkerPath } from './register-service-worker.ts';

type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
};

/**
 * The page's one Trusted Types policy. Script URLs pass only when a version record names them, so every loader on the
 * page (webpack's and module federation's) goes through the same door, what this page has fetched of them itself, and
 * that of the service worker; of HTML only text without markup passes, which is what style sheets made at run time are.
 * Anything else is refused by the browser.
 */
export function installTrustedTypes(): void {
  // Not in the DOM library of this TypeScript version, and absent in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: (url) =>
      isKnownScript(url) || isBlobUrl(url) || url === serviceWorkerPath ? url : null,
  });
}
