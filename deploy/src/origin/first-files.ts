import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../versions/file-store.ts';
import { filePath, type ShellRecord } from '../versions/record.ts';
import { sendAccepted } from './compress.ts';
import { isDevelopment } from './development.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file that stands for several of the shell's: its path, its integrity, and the names of those it holds. */
export type FirstFile = { path: string; integrity: string; files: string[] };

/** The shell's part of a first view in one script and one style sheet; null where nothing is gained. */
export type FirstFiles = { script: FirstFile | null; style: FirstFile | null };

export const noFirstFiles: FirstFiles = { script: null, style: null };

type Kind = 'js' | 'css';
type Joined = { bytes: Buffer; integrity: string; br: Promise<Buffer>; gz: Promise<Buffer> };

/** More names than any first view has; whoever asks for more asks for something else. */
const mostNames = 96;

/** First views that are kept ready; each is some hundred kilobytes. */
const mostKept = 200;

/** Tells the page that the script has run; shell/src/page/first-files.ts reads it. */
const hasRun = 'globalThis.azFirst=1;\n';

const contentTypes = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** Name of the joined file: those of its parts, so that every origin can answer for what another one wrote into a page. */
const joinedName = (files: string[], kind: Kind): string =>
  `${files.map((file) => basename(file, `.${kind}`)).join('+')}.${kind}`;

/** The parts of a joined file, from its name; null for a name that no origin makes. */
function partsOf(name: string): { files: string[]; kind: Kind } | null {
  const [, stems = '', kind = ''] = /^([\w+-]+)\.(js|css)$/.exec(name) ?? [];
  const parts = stems.split('+');
  const isOurs = kind && parts.length <= mostNames && parts.every((part, at) => part > (parts[at - 1] ?? ''));
  return isOurs ? { files: parts.map((part) => `${part}.${kind}`), kind: kind as Kind } : null;
}

/**
 * Joins the files of the shell that a first view needs: a page costs two requests instead of thirty, and exactly the
 * bytes it uses, while each part stays a file of its own for every later page.
 */
export class FirstFileStore {
  private readonly files: FileStore;
  private readonly kept = new Map<string, Promise<Joined>>();

  constructor(files: FileStore) {
    this.files = files;
  }

  /** Of the paths of a first view, the shell's own (other than its main ones) in one. None when they cannot be read. */
  async of(shell: ShellRecord, paths: string[]): Promise<FirstFiles> {
    if (isDevelopment(shell)) return noFirstFiles;
    const own = filePath(shell, '');
    const names = paths.filter((path) => path.startsWith(own)).map((path) => path.slice(own.length));
    const lazy = names.filter((name) => !shell.main.includes(name)).sort();
    const make = (kind: Kind) =>
      this.describe(
        shell,
        lazy.filter((name) => name.endsWith(`.${kind}`)),
        kind,
      ).catch(() => null);
    const [script, style] = await Promise.all([make('js'), make('css')]);
    return { script, style };
  }

  /** Serves them. A name that no page has is answered, too, as other origins may have written it, but not kept. */
  register(app: FastifyInstance): void {
    // A named parameter would be cut off at a hundred characters.
    app.get<{ Params: { folder: string; '*': string } }>(
      '/areas/shell/:folder/first/*',
      async (request, reply) => {
        const { folder, '*': name } = request.params;
        const parts = /^\w[\w.-]*$/.test(folder) ? partsOf(name) : null;
        const joined = parts && (await this.find(folder, parts.files, parts.kind).catch(() => null));
        if (!parts || !joined) return reply.callNotFound();
        reply.header('cache-control', 'public, max-age=31536000, immutable').type(contentTypes[parts.kind]);
        const { bytes, br, gz } = joined;
        return sendAccepted(request, reply, { plain: bytes, br: () => br, gz: () => gz });
      },
    );
  }

  private async describe(shell: ShellRecord, files: string[], kind: Kind): Promise<FirstFile | null> {
    if (files.length < 2) return null;
    const name = `first/${joinedName(files, kind)}`;
    const key = `${shell.folder}/${name}`;
    const known = this.kept.get(key);
    const joining = known ?? this.join(shell.folder, files, kind, constants.BROTLI_MAX_QUALITY);
    if (!known) this.keep(key, joining);
    const { integrity } = await joining;
    return { path: filePath(shell, name), integrity, files };
  }

  private keep(key: string, joining: Promise<Joined>): void {
    this.kept.set(key, joining);
    joining.catch(() => this.kept.delete(key));
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size > mostKept) this.kept.delete(oldest);
  }

  private find(folder: string, files: string[], kind: Kind): Promise<Joined> {
    return this.kept.get(`${folder}/first/${joinedName(files, kind)}`) ?? this.join(folder, files, kind, 5);
  }

  private async join(folder: string, files: string[], kind: Kind, quality: number): Promise<Joined> {
    const texts = await Promise.all(
      files.map((file) => readFile(join(this.files.root, 'shell', folder, file), 'utf8')),
    );
    const bytes = Buffer.from(`${texts.join('\n')}\n${kind === 'js' ? hasRun : ''}`);
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    };
    return { bytes, integrity: integrityOf(bytes), br: brotli(bytes, options), gz: zip(bytes) };
  }
}
