import type { PageOverride } from '@az/shared/discovery';
import { createRoot } from 'react-dom/client';
import { OverrideBar } from './OverrideBar.tsx';

/** Renders the bar outside the page root, so that it stays if the page fails. */
export function showOverride(override: PageOverride): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <OverrideBar override={override} />,
  );
}
