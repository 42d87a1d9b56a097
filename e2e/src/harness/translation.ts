import type { Page } from '@playwright/test';

/**
 * Prepares pages loaded from now on for `translate`, which imitates Chrome's translation: it replaces each text node,
 * including nodes that appear later, by `<font><font>text</font></font>`. The words stay the same.
 */
export async function prepareTranslation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const skipped = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'NOSCRIPT', 'FONT']);
    const replace = (text: Text) => {
      if (!text.parentElement || skipped.has(text.parentElement.tagName) || !text.data.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replace(text);
    };
    const replaceIn = (node: Node) => {
      if (node instanceof Text) replace(node);
      else if (node instanceof Element && node.tagName !== 'FONT') replaceAll(node);
    };
    const translatePage = () => {
      replaceAll(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes } of records) for (const node of addedNodes) replaceIn(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    Object.assign(window, { translatePage });
  });
}

/** Translates the page, including text that appears later. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { translatePage: () => void }).translatePage());
