import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import { escaped, filled } from './markup.ts';
import type { KnownRoute } from './route-index.ts';

const contentOf = (areas: Live['areas'], { area, path }: KnownRoute) =>
  areas.find((one) => one.area === area)?.firstContent?.[path];

/** Whether `firstContent` is not empty. */
export const hasFirstContent = ({ shell, areas }: Live, route: KnownRoute): boolean =>
  shell.publicFrame !== undefined && contentOf(areas, route) !== undefined;

/** A public page's markup, rendered at the build, in the shell's frame; the first render removes it. May be empty. */
export function firstContent(
  { shell, areas }: Live,
  route: KnownRoute,
  { productName }: PageConfig,
  nonce: string,
): string {
  const page = contentOf(areas, route);
  const frame = shell.publicFrame;
  if (!page || !frame) return '';
  const holes = { productName: escaped(productName), shell: frame.scope };
  const html = filled(
    frame.html.replace('{{content}}', () => page.html),
    holes,
  );
  return `<div id="az-first"><style nonce="${nonce}">${frame.style}\n${page.style}</style>${html}</div>`;
}
