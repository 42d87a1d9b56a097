import { backendPath } from './api-path.ts';

/** Addresses that programs call. Malformed ones are refused in JSON, like every other error at these addresses. */
const programPaths = new RegExp(`^(https?://[^/]*)?(${backendPath}|/discovery|/deploy/api)/`);

function isMalformed(path: string): boolean {
  try {
    decodeURI(path);
    return false;
  } catch {
    return true;
  }
}

/** Escapes every `%` of a malformed path such as `/feed/tag/100%`, so that it gets the page of unknown addresses. */
export function routableUrl(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  if (programPaths.test(url) || !isMalformed(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** The address of a request line, which may be absolute, or `*`. Two slashes at its start make no host of what follows. */
export const requestedUrl = (url: string): URL =>
  new URL(url.startsWith('/') ? `http://origin${url}` : url, 'http://origin');
