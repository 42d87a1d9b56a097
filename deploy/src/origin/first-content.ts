import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import { escaped, filled } from './markup.ts';
import type { KnownRoute } from './route-index.ts';

const contentOf = ({ shell, areas }: Live, { area, path }: KnownRoute) =>
  (area === 'shell' ? shell : areas.find((one) => one.area === area))?.firstContent?.[path];

/** Whether `firstContent` is not empty. */
export const hasFirstContent = (live: Live, route: KnownRoute): boolean =>
  live.shell.publicFrame !== undefined && contentOf(live, route) !== undefined;

/**
 * A public page's markup, rendered at the build, in the shell's frame; the first render removes it. May be empty. A page
 * of the shell was rendered together with its frame, and has the variables that it uses.
 */
export function firstContent(
  live: Live,
  route: KnownRoute,
  { productName }: PageConfig,
  nonce: string,
): string {
  const page = contentOf(live, route);
  const frame = live.shell.publicFrame;
  if (!page || !frame) return '';
  const holes = { productName: escaped(productName), shell: frame.scope };
  const isWhole = route.area === 'shell';
  const html = filled(isWhole ? page.html : frame.html.replace('{{content}}', () => page.html), holes);
  const style = isWhole ? page.style : `${frame.style}\n${page.style}`;
  return `<div id="az-first"><style nonce="${nonce}">${style}</style>${html}</div>`;
}
