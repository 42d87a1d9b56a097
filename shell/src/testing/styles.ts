const stops: (() => void)[] = [];

/** Pending style sheets of the page, in order. */
export const styleLinks = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Makes every style sheet requested from now on load or fail; jsdom loads none. */
export function settleStyles(type: 'load' | 'error'): void {
  for (const stop of stops.splice(0)) stop();
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLLinkElement) node.dispatchEvent(new Event(type));
  });
  watch.observe(document.head, { childList: true });
  stops.push(() => watch.disconnect());
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
