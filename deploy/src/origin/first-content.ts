import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import { escaped, filled } from './markup.ts';
import type { KnownRoute } from './route-index.ts';

/**
 * First content of a public page, visible before any script has loaded: markup drawn when its area was built, inside
 * the frame of the shell. Empty where one of them has none. The page removes the element with its first render.
 */
export function firstContent(
  { shell, areas }: Live,
  { area, path }: KnownRoute,
  { productName }: PageConfig,
  nonce: string,
): string {
  const page = areas.find((one) => one.area === area)?.firstContent?.[path];
  const frame = shell.publicFrame;
  if (!page || !frame) return '';
  const holes = { productName: escaped(productName), shell: frame.scope };
  const html = filled(
    frame.html.replace('{{content}}', () => page.html),
    holes,
  );
  return `<div id="az-first"><style nonce="${nonce}">${frame.style}\n${page.style}</style>${html}</div>`;
}
