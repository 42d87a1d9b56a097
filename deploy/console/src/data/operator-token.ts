const key = 'az-operator-token';

/** Whether a text can be a token: only characters that a header can contain. */
export const isToken = (text: string): boolean => /^[\x21-\x7e]{1,200}$/.test(text);

export function readToken(): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    return kept && isToken(kept) ? kept : null;
  } catch {
    // Storage is blocked: a reload asks for the token again.
    return null;
  }
}

export function storeToken(token: string | null): void {
  try {
    if (token) sessionStorage.setItem(key, token);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the token lives as long as the page.
  }
}
