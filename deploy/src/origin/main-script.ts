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
 * Whether a page that shows nothing before its main script runs should contain it: for a navigation of a browser that
 * does not have the file yet. Not on a fast network (`ECT: 4g`, a round trip below 270 ms), where the file is faster
 * because it is compiled on another thread.
 */
export const wantsMainScript = (request: FastifyRequest, shell: ShellRecord): boolean =>
  shell.cachesMain === true &&
  isNavigation(request) &&
  request.headers['save-data'] !== 'on' &&
  request.headers.ect !== '4g' &&
  readCookie(request, cachedCookie) !== shell.folder;

/** First line of a part of a built script (shared/build/parts-plugin.mjs). Each part is a complete script. */
const partStart = /^(?=\/\/# allFunctionsCalledOnLoad$)/m;

/** The main scripts of shells as texts for script elements: one for each part, so that it is compiled when it arrives. */
export class MainScripts {
  private readonly files: FileStore;
  private readonly texts = new ByteCache<string[] | null>(maxLength, (parts) => parts?.join('').length ?? 0);

  constructor(files: FileStore) {
    this.files = files;
  }

  /** Null for a script that cannot be in a page. Rejects when it cannot be read now, or is altered. */
  async of(shell: ShellRecord): Promise<string[] | null> {
    return isDevelopment(shell) ? null : this.texts.get(shell.folder, () => this.read(shell));
  }

  private async read(shell: ShellRecord): Promise<string[] | null> {
    const bytes = await readFile(join(this.files.root, 'shell', shell.folder, shell.entry));
    if (integrityOf(bytes) !== shell.assets[shell.entry]) throw new Error(`${shell.entry} is altered`);
    const text = bytes.toString();
    if (isMarkup.test(text)) return null;
    let line = 0;
    return text.split(partStart).map((part) => {
      // Errors name the file, whose source map belongs to the positions: each part begins at its line of the file.
      const script = `${'\n'.repeat(line)}${part}\n//# sourceURL=${filePath(shell, shell.entry)}`;
      line += part.split('\n').length - 1;
      return script;
    });
  }
}
