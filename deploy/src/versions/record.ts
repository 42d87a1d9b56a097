import type { AreaRoute, AreaStorageKey, RouteGroup, SlotName } from '@az/shared/area';
import { billName, contentTypeOf, isMedia } from '@az/shared/build/file-kinds.mjs';
import type { DeclaredKey } from '@az/shared/discovery';

/** What a part of an area needs on the page: files of its own build, and share keys of the shell. */
export type PageNeeds = { assets: string[]; shared: string[] };

/** Markup and CSS rules rendered at the build, with the placeholders `{{productName}}` and `{{shell}}`. */
type FirstContent = { html: string; style: string };

type BuildRecord = {
  /** Semantic version with the build id: `1.4.0+3f2a9c1e`. */
  version: string;
  /** Name of the version's folder below `/areas/<area>/`: `1.4.0-3f2a9c1e`. */
  folder: string;
  entry: string;
  /** Integrity of every script and style sheet of the version, by file name. */
  assets: Record<string, string>;
  /** Integrity of the version's pictures and videos, by file name; older records do not have this field. */
  media?: Record<string, string>;
  /** Integrity of the source maps, which are stored but never served; older records do not have this field. */
  maps?: Record<string, string>;
  /** Integrity of the bill of materials; older records do not have this field. */
  sbom?: string;
};

/** Version record of an area, as its build wrote it. */
export type AreaRecord = BuildRecord & {
  area: string;
  container: string;
  expose: string;
  /** Protocol of the area's shares, such as `az-share/3`. Older records: library and protocol version, `2.9.2/3`. */
  federation: string;
  hostContract: string;
  owner: { team: string; contact: string };
  routes: AreaRoute[];
  slots: SlotName[];
  /** Whether the area answers searches; older records do not have this field. */
  search?: boolean;
  /** What the area stores in browsers; older records do not have this field. */
  storage?: AreaStorageKey[];
  shared: Record<string, string>;
  /** Share keys of which the area accepts only one instance; set if a stock toolchain built the area. */
  singletons?: string[];
  first: Record<string, PageNeeds>;
  /** First contents of public pages, by path. Not every public page has one. */
  firstContent?: Record<string, FirstContent>;
};

/** Version record of the shell, as its build wrote it. */
export type ShellRecord = BuildRecord & {
  area: 'shell';
  /** All share protocols that the shell supports; older records have `federation` instead. */
  protocols?: string[];
  /** Only in older records: the one protocol that the shell supports, written as in older records of areas. */
  federation?: string;
  /** Version of the host contract that the shell implements; older records do not have this field. */
  hostContract?: string;
  /** Version of every share key that the shell provides; older records do not have this field. */
  shares?: Record<string, string>;
  /** Whether the shell can request routes that its page leaves out; otherwise the page contains all routes. */
  asksForRoutes?: boolean;
  /** Whether the shell can request the integrity of its files, so that its page need not contain it. */
  asksForAssets?: boolean;
  /** Whether the shell's page reads the answers to its first calls from its HTML. */
  takesAnswers?: boolean;
  /** Whether the shell caches its main script after a page that contains it, and then says so in a cookie. */
  cachesMain?: boolean;
  /** Share keys that load on demand, with the files that hold them. */
  provides: Record<string, { version: string; files: string[] }>;
  main: string[];
  layouts: Record<RouteGroup, PageNeeds>;
  /** What the shell and the origin store in browsers; older records do not have this field. */
  storage?: DeclaredKey[];
  pages: Record<string, PageNeeds>;
  page: {
    html: string;
    prePaint: string;
    early: string;
    offlineHtml: string;
    offlineScript: string;
    serviceWorker: string;
    /** Both workers are absent in older records. */
    heartbeatWorker?: string;
    pictureWorker?: string;
  };
  /** Frame of first contents, with the placeholder `{{content}}`, and the prefix of the shell's class names. */
  publicFrame?: FirstContent & { scope: string };
  /** First contents of pages of the shell, in their frames, by path; older records do not have this field. */
  firstContent?: Record<string, FirstContent>;
};

export type VersionRecord = AreaRecord | ShellRecord;

export const isShell = (record: VersionRecord): record is ShellRecord => record.area === 'shell';

/** Path of a file of a version, as browsers request it. */
export function filePath({ area, folder }: Pick<VersionRecord, 'area' | 'folder'>, file: string): string {
  return `/areas/${area}/${folder}/${file}`;
}

/** Integrity of every stored file of a version, by name. Nothing else of a build is published. */
export const recordedFiles = ({ assets, media, maps, sbom }: VersionRecord): Record<string, string> => ({
  ...assets,
  ...media,
  ...maps,
  ...(sbom ? { [billName]: sbom } : {}),
});

/** Whether a file of a version is served: its record must list the file, and builds must make files of this type. */
export function isServed({ assets, media }: VersionRecord, file: string): boolean {
  if (contentTypeOf(file) === null) return false;
  if (Object.hasOwn(assets, file)) return true;
  // An older record lists no pictures and videos, so all those stored with the version are served.
  return media ? Object.hasOwn(media, file) : isMedia(file);
}
