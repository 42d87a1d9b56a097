/** Whether the main part of the page has no visible content. */
export function isBlank(): boolean {
  const main = document.querySelector('main');
  return !main || (main.textContent?.trim() === '' && !main.querySelector('img, svg, canvas, video, input'));
}
