import { pictureWorkerPath } from '@az/shared/constants';
import { isKnownScript } from './integrity.ts';
import { isBlobUrl } from './refused-files.ts';
import { serviceWorkerPath } from './register-service-worker.ts';

/** Path of the worker of `release-monitoring/watch-page.ts` on the origin. */
export const heartbeatWorkerPath = '/heartbeat-worker.js';

const workerPaths = [serviceWorkerPath, heartbeatWorkerPath, pictureWorkerPath];

type Policies = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string | null },
  ) => unknown;
};

/**
 * The page's only Trusted Types policy. It allows script URLs that a version record lists, blob URLs of scripts that
 * this page has fetched itself, the workers, and HTML without markup, as in style sheets that are made at run time.
 */
export function installTrustedTypes(): void {
  // Not in the DOM library of this TypeScript version, and absent in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') ? null : html),
    createScriptURL: (url) =>
      isKnownScript(url) || isBlobUrl(url) || workerPaths.includes(url) ? url : null,
  });
}
