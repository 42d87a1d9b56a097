import { signInPath } from '@az/shared/paths';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a visitor who is not signed in goes instead of `place`: the sign-in page, which leads back (specification, section 2). */
export function signInFor({ pathname, search, hash }: Place): string {
  return signInPath(`${pathname}${search}${hash}`);
}
