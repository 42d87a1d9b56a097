import type { AreaRoute, RouteGroup, SlotName } from '@az/shared/area';
import { billName, contentTypeOf, isMedia } from '@az/shared/build/file-kinds.mjs';

/** What a piece of code needs on the page: files of its own build, and share keys of the shell. */
export type Needs = { assets: string[]; shared: string[] };

/**
 * What a page shows a visitor before any script has come, drawn when it was built: markup and the rules it needs. Holes
 * for what only the origin knows: `{{productName}}`, `{{shell}}`.
 */
export type FirstContent = { html: string; style: string };

type BuildRecord = {
  /** Semantic version with the build id: `1.4.0+3f2a9c1e`. */
  version: string;
  /** Name of the version's folder below `/areas/<area>/`: `1.4.0-3f2a9c1e`. */
  folder: string;
  entry: string;
  federation: string;
  /** Integrity of every script and style sheet of the version, by file name. */
  assets: Record<string, string>;
  /** The same of its pictures and videos; records from before do not name them. */
  media?: Record<string, string>;
  /** Integrity of its bill of materials; records from before have none. */
  sbom?: string;
};

/** Version record of an area, as its build wrote it. */
export type AreaRecord = BuildRecord & {
  area: string;
  container: string;
  expose: string;
  hostContract: string;
  owner: { team: string; contact: string };
  routes: AreaRoute[];
  slots: SlotName[];
  /** Whether it answers the search; records from before do not say. */
  search?: boolean;
  shared: Record<string, string>;
  first: Record<string, Needs>;
  /** Of the public pages that have one, by path. */
  firstContent?: Record<string, FirstContent>;
};

/** Version record of the shell, as its build wrote it. */
export type ShellRecord = BuildRecord & {
  area: 'shell';
  /** Version of the host contract it keeps; records from before the gate do not say. */
  hostContract?: string;
  /** Version of every share key it gives; records from before the gate do not say. */
  shares?: Record<string, string>;
  /** Whether it asks for routes that its page leaves out; a shell that does not say so needs them all in the page. */
  asksForRoutes?: boolean;
  /** Share keys that load on demand, with the files that hold them. */
  provides: Record<string, { version: string; files: string[] }>;
  main: string[];
  layouts: Record<RouteGroup, Needs>;
  pages: Record<string, Needs>;
  page: {
    html: string;
    prePaint: string;
    early: string;
    offlineHtml: string;
    offlineScript: string;
    serviceWorker: string;
  };
  /**
   * What stands around the first content of a page, with the hole `{{content}}`, and what the class names of the shell
   * begin with.
   */
  publicFrame?: FirstContent & { scope: string };
};

export type VersionRecord = AreaRecord | ShellRecord;

export const isShell = (record: VersionRecord): record is ShellRecord => record.area === 'shell';

/** Path of a file of a version as browsers ask for it. */
export function filePath({ area, folder }: Pick<VersionRecord, 'area' | 'folder'>, file: string): string {
  return `/areas/${area}/${folder}/${file}`;
}

/** Integrity of every file that is kept of a version, by name. Nothing else of a build is published. */
export const recordedFiles = ({ assets, media, sbom }: VersionRecord): Record<string, string> => ({
  ...assets,
  ...media,
  ...(sbom ? { [billName]: sbom } : {}),
});

/** Whether browsers are given a file of a version: what its record lists, of the kinds that builds make. */
export function isServed({ assets, media }: VersionRecord, file: string): boolean {
  if (contentTypeOf(file) === null) return false;
  if (Object.hasOwn(assets, file)) return true;
  // A record from before names no pictures: those beside its files are all that its pages can ask for.
  return media ? Object.hasOwn(media, file) : isMedia(file);
}
