import type { Page } from '@playwright/test';
import { type Extension, levelParts } from '../../../shared/src/contracts/index.ts';

/** Changes which of the server's extensions pages know of, for pages that are loaded from now on. */
async function changeExtensions(page: Page, { lacks }: { lacks: string[] | 'all' | null }): Promise<void> {
  await page.addInitScript((missing) => {
    const change = () => {
      const element = document.getElementById('az-config');
      // Its text is complete once something follows.
      if (!element?.nextSibling) return;
      parsing.disconnect();
      const { extensions, ...config } = JSON.parse(element.textContent ?? '{}');
      const known = missing && {
        extensions: extensions.filter((name: string) => missing !== 'all' && !missing.includes(name)),
      };
      // Sets the text node, because Trusted Types do not allow to set the text of a script element.
      (element.firstChild as Text).data = JSON.stringify({ ...config, ...known });
    };
    // Called before each script of the page runs.
    const parsing = new MutationObserver(change);
    parsing.observe(document, { childList: true, subtree: true });
  }, lacks);
}

/** From now on, pages believe that the server lacks these extensions (all by default), and use data on the device. */
export function withoutExtension(page: Page, ...names: Extension[]): Promise<void> {
  const parts = Object.entries(levelParts).flatMap(([level, found]) =>
    names.some((name) => name === level) ? found : [],
  );
  return changeExtensions(page, { lacks: names.length > 0 ? [...names, ...parts] : 'all' });
}

/** From now on, pages do not know the server's extensions, and request the list. */
export const withoutKnownExtensions = (page: Page): Promise<void> => changeExtensions(page, { lacks: null });
