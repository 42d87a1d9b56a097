/** Longest time a change of route may take, on slow 4G too. */
const maxMs = 120_000;

/** The first link to a path that a member sees. */
export const linkTo = (page, path) => page.locator(`a[href="${path}"]:visible`).first();

/**
 * Goes to another page by a click on its link, in a page that `watchPage` watches. Gives the milliseconds from the click,
 * as the browser dates it, to the frame that shows the target's `h1` and first row.
 */
export async function changeRoute(page, { link, heading, row }) {
  await page.evaluate(noteChange, { heading, row, maxMs });
  await linkTo(page, link).click();
  return page.evaluate(() => window.change);
}

/** Runs in the page: the next click begins a change of route, and `change` ends with it. */
function noteChange({ heading, row, maxMs: most }) {
  window.change = new Promise((resolve, reject) => {
    const start = ({ timeStamp }) => {
      window.whenShown({ heading, row }).then((shown) => resolve(shown - timeStamp));
      setTimeout(() => reject(new Error(`« ${heading} » never showed`)), most);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}
