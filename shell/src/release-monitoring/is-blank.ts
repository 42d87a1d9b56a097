/** Whether there is nothing to see or hear in the page's main part. */
export function isBlank(): boolean {
  const main = document.querySelector('main');
  return !main || (main.textContent?.trim() === '' && !main.querySelector('img, svg, canvas, video'));
}
