/** Part of the key of the screens that this browser keeps in a session; the same as in deploy/src/origin/kept-screen.ts. */
export async function screenKey(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`az-screen ${token}`));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
