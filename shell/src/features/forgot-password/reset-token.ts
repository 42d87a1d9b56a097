/** Token in the part of an address behind `#`, as the mail's link has it; null when there is none. */
export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('token') || null;
}
