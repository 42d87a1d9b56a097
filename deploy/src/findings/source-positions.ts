import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@az/shared/build/integrity.mjs';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { StoredVersion } from '../control/state.ts';
import type { FileStore } from '../versions/file-store.ts';

/** Maximum size of a map. A larger map is not used, because parsing it would block the origin for seconds. */
const maxMapBytes = 8 * 1024 * 1024;

/** How many maps are kept in memory. A map without the contents of the sources has 10 to 200 KB. */
const maxMaps = 16;

const maxFrames = 10;

/** `/areas/feed/1.4.0-3f2a9c1e/12.js:1:345`: area, folder, file, line from 1 and column from 1. */
const framePattern = /\/areas\/([a-z][a-z0-9-]*)\/([\w.-]+)\/([\w.-]+\.js):(\d{1,7}):(\d{1,9})/g;

/** Translates positions that browsers report into positions in sources, by the source maps of published versions. */
export class SourcePositions {
  private readonly files: Pick<FileStore, 'root' | 'ensureLocal'>;
  private readonly maps = new Map<string, Promise<TraceMap | null>>();

  constructor(files: Pick<FileStore, 'root' | 'ensureLocal'>) {
    this.files = files;
  }

  /** Frames: `mfe-feed/src/pages/Home.tsx:12:5`, or without a map the reported positions. Other text is dropped. */
  async framesOf(stack: string, versions: StoredVersion[]): Promise<string[]> {
    const frames = [...stack.matchAll(framePattern)].slice(0, maxFrames);
    const found: string[] = [];
    for (const [text, area = '', folder = '', file = '', line, column] of frames) {
      const version = versions.find((one) => one.area === area && one.record.folder === folder);
      const map = version && (await this.mapOf(version, `${file}.map`));
      const position = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
      found.push(position?.source ? `${position.source}:${position.line}:${position.column + 1}` : text);
    }
    return found;
  }

  private mapOf(version: StoredVersion, file: string): Promise<TraceMap | null> {
    const key = `${version.area}/${version.record.folder}/${file}`;
    const reading = this.maps.get(key) ?? this.readMap(version, file).catch(() => null);
    // Moves the map to the end, so that the first one is the least recently used.
    this.maps.delete(key);
    this.maps.set(key, reading);
    const [oldest] = this.maps.keys();
    if (this.maps.size > maxMaps && oldest !== undefined) this.maps.delete(oldest);
    return reading;
  }

  /** Null if the version does not have this map, or if it is too large or damaged. Rejects when it cannot be read. */
  private async readMap({ record, removedAt }: StoredVersion, file: string): Promise<TraceMap | null> {
    const { area, folder, maps = {} } = record;
    if (removedAt !== null || !Object.hasOwn(maps, file)) return null;
    await this.files.ensureLocal(record);
    const bytes = await readFile(join(this.files.root, area, folder, file));
    if (bytes.length > maxMapBytes || integrityOf(bytes) !== maps[file]) return null;
    return new TraceMap(bytes.toString());
  }
}
