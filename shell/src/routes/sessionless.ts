import { paths } from '@az/shared/paths';

/** Address of the operators' console. */
export const consolePath = '/deploy';

const plain = (pathname: string): string => pathname.replace(/\/$/, '');

/** Whether a path is that of the operators' console, which has a frame and a sign-in of its own. */
export const isConsolePath = (pathname: string): boolean => plain(pathname) === consolePath;

/** Whether a page works without knowing who is signed in: the offline screen, and the console. */
export const isSessionless = (pathname: string): boolean =>
  plain(pathname) === paths.offline() || isConsolePath(pathname);
