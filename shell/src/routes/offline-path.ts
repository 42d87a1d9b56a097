import { paths } from '@az/shared/paths';

/** Whether a path is that of the offline screen. */
export const isOfflinePath = (pathname: string): boolean => pathname.replace(/\/$/, '') === paths.offline();
