import type { Page } from '@playwright/test';

/** Texts of the publications and comments with this word, without times, but with the states of their buttons. */
export const shownOn = (page: Page, word: string): Promise<string[]> =>
  page.evaluate((word) => {
    const textOf = (article: Element) => {
      const copy = article.cloneNode(true) as Element;
      for (const time of copy.querySelectorAll('time')) time.remove();
      for (const button of copy.querySelectorAll('[aria-pressed]'))
        button.append(` (${button.getAttribute('aria-pressed')})`);
      return (copy.textContent ?? '').replace(/\s+/g, ' ');
    };
    const articles = [...document.querySelectorAll('main article, main article li')];
    return articles.map(textOf).filter((text) => text.includes(word));
  }, word);
