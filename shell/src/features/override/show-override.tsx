import type { PageOverride } from '@az/shared/discovery';
import { createRoot } from 'react-dom/client';
import { OverrideBar } from './OverrideBar.tsx';

/** Puts the bar beside the page, so that it stands whatever becomes of the page itself. */
export function showOverride(override: PageOverride): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <OverrideBar override={override} />,
  );
}
