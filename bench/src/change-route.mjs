/** Time limit of a change of route, in milliseconds, high enough for slow 4G. */
const maxMs = 120_000;

export const linkTo = (page, path) => page.locator(`a[href="${path}"]:visible`).first();

/** Clicks a link in a watched page. Returns the milliseconds until the frame that shows `heading` and `row`. */
export async function changeRoute(page, { link, heading, row }) {
  await page.evaluate(noteChange, { heading, row, maxMs });
  await linkTo(page, link).click();
  return page.evaluate(() => window.change);
}

/** Runs in the page. The next click starts a change of route; `window.change` resolves at its end. */
function noteChange({ heading, row, maxMs: most }) {
  window.change = new Promise((resolve, reject) => {
    const start = ({ timeStamp }) => {
      window.whenShown({ heading, row }).then((shown) => resolve(shown - timeStamp));
      setTimeout(() => reject(new Error(`« ${heading} » never showed`)), most);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}
