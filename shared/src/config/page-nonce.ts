/** The page's CSP nonce, for scripts and style sheets created at run time; empty when the page has none. */
export function pageNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}
