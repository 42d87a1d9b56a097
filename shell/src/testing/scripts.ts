/** Scripts that the page has asked for and that are still in the document, in order. */
export const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Addresses of these scripts. */
export const addresses = (): string[] => scripts().map(({ src }) => src.replace(location.origin, ''));

/** Lets the network end the request of the script that was asked for last. */
export function settleScript(type: 'load' | 'error'): void {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}
