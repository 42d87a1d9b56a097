import type { AreaRoute, AreaStorageKey, RouteGroup, SlotName } from '@az/shared/area';
import { billName, contentTypeOf, isMedia } from '@az/shared/build/file-kinds.mjs';
import type { DeclaredKey } from '@az/shared/discovery';

/** What a part of an area needs on the page: files of its own build, and share keys of the shell. */
export type PageNeeds = { assets: string[]; shared: string[] };

/** Markup and CSS rules drawn at the build, with the placeholders `{{productName}}` and `{{shell}}`. */
type FirstContent = { html: string; style: string };

type BuildRecord = {
  /** Semantic version with the build id: `1.4.0+3f2a9c1e`. */
  version: string;
  /** Name of the version's folder below `/areas/<area>/`: `1.4.0-3f2a9c1e`. */
  folder: string;
  entry: string;
  /** Integrity of every script and style sheet of the version, by file name. */
  assets: Record<string, string>;
  /** Integrity of its pictures and videos, by file name; older records do not have it. */
  media?: Record<string, string>;
  /** Integrity of the source maps of its scripts, which are stored but never served; older records have none. */
  maps?: Record<string, string>;
  /** Integrity of its bill of materials; older records have none. */
  sbom?: string;
};

/** Version record of an area, as its build wrote it. */
export type AreaRecord = BuildRecord & {
  area: string;
  container: string;
  expose: string;
  /** Protocol of its shares, `az-share/3`; in older records versions of library and protocol, `2.9.2/3`. */
  federation: string;
  hostContract: string;
  owner: { team: string; contact: string };
  routes: AreaRoute[];
  slots: SlotName[];
  /** Whether it answers the search; older records do not say. */
  search?: boolean;
  /** What it stores in browsers; older records do not say. */
  storage?: AreaStorageKey[];
  shared: Record<string, string>;
  /** Share keys of which it accepts one instance only; set where a stock toolchain built it. */
  singletons?: string[];
  first: Record<string, PageNeeds>;
  /** First contents of those public pages that have one, by path. */
  firstContent?: Record<string, FirstContent>;
};

/** Version record of the shell, as its build wrote it. */
export type ShellRecord = BuildRecord & {
  area: 'shell';
  /** Every protocol that it speaks; older records have `federation`. */
  protocols?: string[];
  /** Of older records: the one protocol that it speaks, as in older records of areas. */
  federation?: string;
  /** Version of the host contract it implements; records from before the gate do not have it. */
  hostContract?: string;
  /** Version of every share key it provides; records from before the gate do not have it. */
  shares?: Record<string, string>;
  /** Whether it can ask for routes that its page leaves out; otherwise the page contains them all. */
  asksForRoutes?: boolean;
  /** Whether its page takes the answers to its first calls from its HTML. */
  takesAnswers?: boolean;
  /** Share keys that load on demand, with the files that hold them. */
  provides: Record<string, { version: string; files: string[] }>;
  main: string[];
  layouts: Record<RouteGroup, PageNeeds>;
  /** What it and the origin store in browsers; older records do not say. */
  storage?: DeclaredKey[];
  pages: Record<string, PageNeeds>;
  page: {
    html: string;
    prePaint: string;
    early: string;
    offlineHtml: string;
    offlineScript: string;
    serviceWorker: string;
    /** Absent in older records. */
    heartbeatWorker?: string;
    pictureWorker?: string;
  };
  /** Frame of first contents, with the placeholder `{{content}}`, and the prefix of the shell's class names. */
  publicFrame?: FirstContent & { scope: string };
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

/** Whether a file of a version is served: listed in its record, and of a kind that builds make. */
export function isServed({ assets, media }: VersionRecord, file: string): boolean {
  if (contentTypeOf(file) === null) return false;
  if (Object.hasOwn(assets, file)) return true;
  // An older record names no pictures: those beside its files are all that its pages can request.
  return media ? Object.hasOwn(media, file) : isMedia(file);
}
