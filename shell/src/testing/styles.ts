const stops: (() => void)[] = [];

/** Style sheets that the page has asked for and that are still in the document, in order. */
export const styleLinks = (): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Lets every style sheet that a test asks for from now on come, or fail: nothing loads them in a test. */
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
