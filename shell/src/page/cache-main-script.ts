import { integrityOf } from './integrity.ts';

/** As long as browsers keep the file. */
const maxAgeSeconds = 365 * 24 * 60 * 60;

/**
 * Puts the main script into the browser's cache if this page contained it, then sets a cookie that tells the origin
 * (deploy/src/origin/main-script.ts) to leave it out of the next page. `base`: path of the folder of the shell's
 * version. Rejects if the script cannot be loaded.
 */
export async function cacheMainScript(base: string): Promise<void> {
  const cookie = `az-main=${base.split('/').at(-2)}`;
  const file = `${base}main.js`;
  const integrity = integrityOf(file);
  // A development build has no integrity, and no page contains its script.
  if (!integrity || document.cookie.split('; ').includes(cookie)) return;
  if (document.getElementById('az-main')) {
    const reply = await fetch(file, { integrity, priority: 'low' });
    if (!reply.ok) throw new Error(`${file} answered ${reply.status}`);
    // The cache keeps only a file that was read to its end.
    await reply.blob();
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}; path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
