/** Pending script elements of the page, in order. */
export const scripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

/** Addresses of these scripts. */
export const addresses = (): string[] => scripts().map(({ src }) => src.replace(location.origin, ''));

/** Ends the request of the last script. */
export function settleScript(type: 'load' | 'error'): void {
  scripts().at(-1)?.dispatchEvent(new Event(type));
}
