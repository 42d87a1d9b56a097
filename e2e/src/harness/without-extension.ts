import type { Page } from '@playwright/test';
import type { Extension } from '../../../shared/src/contracts/index.ts';

/** Changes what pages that are loaded from now on know of the extensions of the server. */
async function changeExtensions(page: Page, { lacks }: { lacks: string[] | 'all' | null }): Promise<void> {
  await page.addInitScript((missing) => {
    const change = () => {
      const element = document.getElementById('az-config');
      if (!element) return;
      const { extensions, ...config } = JSON.parse(element.textContent ?? '{}');
      const known = missing && {
        extensions: extensions.filter((name: string) => missing !== 'all' && !missing.includes(name)),
      };
      // Trusted Types guard the text of the element itself.
      (element.firstChild as Text).data = JSON.stringify({ ...config, ...known });
    };
    // The first change of the state comes before the deferred scripts.
    document.addEventListener('readystatechange', change, { once: true });
  }, lacks);
}

/** From now on the server has no such extensions, or none at all: the page shows what it has on the device. */
export const withoutExtension = (page: Page, ...names: Extension[]): Promise<void> =>
  changeExtensions(page, { lacks: names.length > 0 ? names : 'all' });

/** From now on pages do not know which extensions the server has, and ask it. */
export const withoutKnownExtensions = (page: Page): Promise<void> => changeExtensions(page, { lacks: null });
