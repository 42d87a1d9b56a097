import { useLayoutEffect, useState } from 'react';
import { replaceFirstContent } from './replace-first-content.ts';

/** Removes the splash and the first content with the first commit that shows something (specification, section 2). */
export function RemoveSplash() {
  const [scrolledTo] = useState(() => window.scrollY);
  useLayoutEffect(() => {
    document.getElementById('az-splash')?.remove();
    replaceFirstContent(scrolledTo);
  }, [scrolledTo]);
  return null;
}
