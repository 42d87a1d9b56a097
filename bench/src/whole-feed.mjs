/** Time limit to load a whole feed, in milliseconds. */
const maxMs = 60 * 60_000;

/** Counts the document's elements in every frame from now on. The maximum is kept in `window.maxElements`. */
export const watchElements = (page) =>
  page.evaluate(() => {
    const elements = document.getElementsByTagName('*');
    window.maxElements = 0;
    const sample = () => {
      window.maxElements = Math.max(window.maxElements, elements.length);
      requestAnimationFrame(sample);
    };
    sample();
  });

export const maxElements = (page) => page.evaluate(() => window.maxElements);

/** Clicks the button at the end of the feed until there is none. Far articles may not be rendered then. */
export const loadWhole = (page) =>
  page.evaluate(async (most) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const button = () =>
      [...document.querySelectorAll('main button')].find(
        (one) => one.textContent === 'Voir plus' && !one.hasAttribute('aria-expanded'),
      );
    const started = performance.now();
    // Ends after 30 frames without the button, because a render may remove it for some frames.
    for (let gone = 0; gone < 30; ) {
      if (performance.now() - started > most) throw new Error('The feed has no end.');
      const more = button();
      gone = more ? 0 : gone + 1;
      scrollTo(0, document.documentElement.scrollHeight);
      if (more && !more.disabled) more.click();
      await frame();
    }
  }, maxMs);

/** Scrolls a few screens at each of five positions, from the end of the feed to its beginning. */
export const scrollThrough = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const share of [1, 0.75, 0.5, 0.25, 0]) {
      scrollTo(0, document.documentElement.scrollHeight * share);
      for (let step = 0; step < 60; step += 1) {
        scrollBy(0, 80);
        await frame();
      }
    }
  });
