import { withScreen } from '../kept-screen/insert-screen.ts';
import { screenKey } from '../kept-screen/screen-key.ts';
import { contextOf, type KeptScreen, openScreens } from '../kept-screen/screen-record.ts';
import { storeScreen } from '../kept-screen/screen-store.ts';

/** A session, and the versions that draw its pages. */
export type Given = { token: string; versions: string };

/** Keeps a screen of the page at an address. */
export async function keepScreenOf(address: string, text: string, { token, versions }: Given): Promise<void> {
  const screen: KeptScreen = { style: '', html: `<p>${text}</p>` };
  const key = await screenKey(token);
  const context = contextOf(key, new URL(address, location.href), versions);
  await storeScreen(screen, { context, key, versions });
}

/**
 * The document of a page, as the service worker passes on what the origin sends: the text in front of the splash, and
 * the screen that the document shows before the page starts, or null.
 */
export async function openDocument(
  address: string,
  { token, versions, isAccepted = true }: Given & { isAccepted?: boolean },
): Promise<{ html: string; screen: HTMLElement | null }> {
  const headers = new Headers({ 'content-security-policy': "style-src 'nonce-n1'" });
  if (isAccepted) headers.set('az-screen', `${await screenKey(token)} ${versions}`);
  const sent = '<p>é</p>\n<div id="az-splash"></div>\n<div id="root"></div>';
  const bytes = new TextEncoder().encode(sent);
  // In chunks that end within a character, and within the splash.
  const body = new Blob([bytes.slice(0, 4), bytes.slice(4, 15), bytes.slice(15)]).stream();
  const page = new Response(body, { headers });
  const shown = await withScreen(page, new URL(address, location.href), openScreens());
  const html = await shown.text();
  document.body.innerHTML = html;
  const screen = document.getElementById('az-first');
  if (!screen) expect(html).toBe(sent);
  return { html, screen };
}
