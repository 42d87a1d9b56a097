import { useLayoutEffect } from 'react';

/** Takes the static splash away with the first commit that shows something (specification, section 2). */
export function SplashEnd() {
  useLayoutEffect(() => document.getElementById('az-splash')?.remove(), []);
  return null;
}
