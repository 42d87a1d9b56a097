/** Maximum time of a change of route, on slow 4G too. */
const maxMs = 120_000;

export const linkTo = (page, path) => page.locator(`a[href="${path}"]:visible`).first();

/** Clicks a link in a watched page; milliseconds from the click to the frame with the target's `h1` and first row. */
export async function changeRoute(page, { link, heading, row }) {
  await page.evaluate(noteChange, { heading, row, maxMs });
  await linkTo(page, link).click();
  return page.evaluate(() => window.change);
}

/** Runs in the page: the next click starts a change of route, and `change` resolves at its end. */
function noteChange({ heading, row, maxMs: most }) {
  window.change = new Promise((resolve, reject) => {
    const start = ({ timeStamp }) => {
      window.whenShown({ heading, row }).then((shown) => resolve(shown - timeStamp));
      setTimeout(() => reject(new Error(`« ${heading} » never showed`)), most);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
}
