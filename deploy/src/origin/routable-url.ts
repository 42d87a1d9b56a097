import { backendPath } from './api-path.ts';

/** Addresses of programs: a malformed one is refused in JSON, as every other mistake there. */
const programPaths = new RegExp(`^(https?://[^/]*)?(${backendPath}|/discovery|/deploy/api)/`);

function isMalformed(path: string): boolean {
  try {
    decodeURI(path);
    return false;
  } catch {
    return true;
  }
}

/**
 * The address by which a request is routed: of a malformed path, such as `/feed/tag/100%`, every `%` is escaped, so that
 * the router does not refuse it and it gets the page of an unknown address. All others are returned as they are.
 */
export function routableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  if (programPaths.test(url) || !isMalformed(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}
