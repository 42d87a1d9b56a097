import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import { escaped, filled } from './markup.ts';
import type { KnownRoute } from './route-index.ts';

/**
 * What a public page shows a visitor before any script has come: what its area drew when it was built, inside the frame of
 * the shell. Empty where one of them has none. The page takes the element away with its first render.
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
