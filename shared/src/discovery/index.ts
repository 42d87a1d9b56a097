import type { AreaRoute, SlotName } from '../area/types.ts';

export { canonicalJson } from './canonical-json.ts';
export { type DeclaredKey, fetchDeclaredKeys, storageKeysPath } from './declared-keys.ts';

/** One live version of an area. Field names follow AWS frontend-discovery; our own are in `extras.az`. */
export type DiscoveryEntry = {
  url: string;
  fallbackUrl?: string;
  metadata: {
    /** Semantic version with the build id: `1.4.0+3f2a9c1e`. */
    version: string;
    /** Integrity of the entry script (`sha384-…`). */
    integrity: string;
  };
  extras: {
    az: {
      /** Name of the container, unique for each build: `feed_3f2a9c1e`. */
      container: string;
      expose: string;
      hostContract: string;
      /** The protocol by which the area takes shares from the page: `az-share/3`, or `2.9.2/3` in older versions. */
      federation: string;
      /** Share keys the area takes from the shell, with the range it accepts. */
      shared: Record<string, string>;
      /** Integrity of every script and style sheet, by file name beside the entry. */
      assets: Record<string, string>;
      /** Every file of a route's first view, the shell's included, by route pattern. */
      first: Record<string, string[]>;
      owner: { team: string; contact: string };
      /** Ed25519 signature of the version, made at publish, in base64url. */
      signature?: string;
      /** SHA-256 of the whole version record in base64url; `signature` also covers this digest. */
      record?: string;
      /** Set during a rollout of the area, for visitors with either version. */
      rollout?: { id: string; cohort: 'canary' | 'stable' };
      /** The ticket with which this page reports the outcome of the area; set with `rollout`. */
      ticket?: string;
      /** The version that replaces a canary in the same page view when it fails. */
      previous?: DiscoveryEntry;
    };
  };
};

/** `microFrontends['@az/feed']` holds the versions a visitor may get, the current one first. The format allows no other fields. */
export type Discovery = {
  schema: string;
  microFrontends: Record<string, DiscoveryEntry[]>;
};

/** Header of the reply with the discovery document: the revision of the document, which only increases. */
export const revisionHeader = 'az-revision';

/** A route of the route index: what the shell must know of a page before the area's code is loaded. */
export type IndexedRoute = Omit<AreaRoute, 'firstCalls' | 'firstContent'> & {
  area: string;
  /** Set where the area provides search results. */
  search?: true;
};

/** A version that a link shows to one browser for a short time, or the reason why the link was refused. */
export type PageOverride =
  | { area: string; version: string; until: string }
  | { refused: 'unknown' | 'expired' | 'ended' | 'not-yours' | 'not-given' };

/** Discovery data that the origin writes into every page. */
export type PageDiscovery = Discovery & {
  /** Revision of the state from which the page was made. */
  extras?: { az: { revision: number } };
  routes: IndexedRoute[];
  /** URL of the whole route index; absent when `routes` is complete. */
  routesAt?: string;
  slots: Partial<Record<SlotName, string>>;
  shell: {
    version: string;
    base: string;
    assets: Record<string, string>;
    /** Where the integrity of all files is listed, if `assets` does not contain it. */
    assetsAt?: { url: string; integrity: string };
    rollout?: { id: string; cohort: 'stable' | 'canary' };
    ticket?: string;
  };
  override?: PageOverride;
};

/** Open tabs request this every 30 seconds, at `/discovery/kill.json`. */
export type KillReport = {
  revision: number;
  frozen: boolean;
  /** Names of versions that must not run any more. */
  killed: string[];
};

/** Status of an open tab, sent to `/discovery/tabs` when it changes and when the tab closes. */
export type TabStatus = {
  /** 128 random bits in hexadecimal, new for each page. */
  tab: string;
  /** Names of the versions whose code it has loaded, the shell's included. */
  runs: string[];
  /** Those of `runs` that the tab knows to be killed. */
  knows: string[];
  closed: boolean;
};

/** The area did not load, threw at its first render, rendered nothing, or threw later; or unknown code failed. */
export type FailureKind = 'fail-load' | 'fail-mount' | 'fail-blank' | 'fail-crash' | 'unattributed';

export type FailureDetails = {
  /** Reference on the member's error tile. */
  id: string;
  stage: string;
  route: string;
  cause: string;
  /** Positions in scripts of areas (`/areas/feed/1.4.0-3f2a9c1e/12.js:1:345`), one a line, the innermost first. */
  stack?: string;
  hidden: boolean;
};

/** What a page view has measured so far on pages of an area; undefined: the browser cannot measure it. Times in ms. */
export type PageMeasures = {
  /** API calls with a status of 400 or more, except 401 and 429. */
  failedCalls: number;
  slowestCallMs: number;
  longTasksMs?: number;
  layoutShift?: number;
};

/** What the main part of a page contains, outside of its errors: numbers only, never contents. */
export type PageContent = {
  headings: number;
  rows: number;
  /** Buttons, links and fields. */
  actions: number;
  /** Length of the text as an exponent: the text is shorter than 2 to the power of `textSize`. */
  textSize: number;
  errors: number;
};

/** A report of a page. With the ticket of an assignment it counts for the rollout, otherwise only in the totals. */
export type PageReport = { area: string; version: string; ticket?: string } & (
  | { what: 'started' | 'left' | 'waiting' }
  | { what: 'ok'; loadMs?: number }
  | { what: FailureKind; failure: FailureDetails }
  | { what: 'vitals'; lcpMs?: number; inpMs?: number; ttfbMs?: number; cls?: number }
  | ({ what: 'measures' } & PageMeasures)
  | ({ what: 'content' } & PageContent)
);

/** Name of a version in lists of several areas: `feed@1.4.0+3f2a9c1e`. */
export const versionName = ({ area, version }: { area: string; version: string }): string =>
  `${area}@${version}`;

export const discoveryName = (area: string): string => `@az/${area}`;
