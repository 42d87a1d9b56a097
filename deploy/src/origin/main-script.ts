import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCookie } from '@az/backend';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { FastifyRequest } from 'fastify';
import type { FileStore } from '../versions/file-store.ts';
import { filePath, type ShellRecord } from '../versions/record.ts';
import { ByteCache } from './byte-cache.ts';
import { isDevelopment } from './development.ts';
import { isNavigation } from './is-navigation.ts';

/** Maximum length of the main scripts in memory, in characters. That of the product has 474 000. */
const maxLength = 4 * 1024 * 1024;

/** Folder of the shell version whose main script the browser has cached; shell/src/page/cache-main-script.ts sets it. */
const cachedCookie = 'az-main';

/** What ends a script element, or begins a comment in it (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements). */
const isMarkup = /<\/script|<!--/i;

/**
 * Whether the page should contain the main script of its shell: for a navigation of a member whose browser does not
 * have the file yet. Not on a fast network (`ECT: 4g`, a round trip below 270 ms), where the file is faster because it is
 * compiled on another thread; not for visitors, whose pages show content before the script has loaded.
 */
export function wantsMainScript(request: FastifyRequest, shell: ShellRecord, hasSession: boolean): boolean {
  return (
    hasSession &&
    shell.cachesMain === true &&
    isNavigation(request) &&
    request.headers['save-data'] !== 'on' &&
    request.headers.ect !== '4g' &&
    readCookie(request, cachedCookie) !== shell.folder
  );
}

/** The main scripts of shells as texts for a script element. */
export class MainScripts {
  private readonly files: FileStore;
  private readonly texts = new ByteCache<string | null>(maxLength, (text) => text?.length ?? 0);

  constructor(files: FileStore) {
    this.files = files;
  }

  /** Null for a script that cannot be in a page. Rejects when it cannot be read now, or is altered. */
  async of(shell: ShellRecord): Promise<string | null> {
    return isDevelopment(shell) ? null : this.texts.get(shell.folder, () => this.read(shell));
  }

  private async read(shell: ShellRecord): Promise<string | null> {
    const bytes = await readFile(join(this.files.root, 'shell', shell.folder, shell.entry));
    if (integrityOf(bytes) !== shell.assets[shell.entry]) throw new Error(`${shell.entry} is altered`);
    const text = bytes.toString();
    // Errors then name the file, whose source map belongs to the positions.
    return isMarkup.test(text) ? null : `${text}\n//# sourceURL=${filePath(shell, shell.entry)}`;
  }
}
