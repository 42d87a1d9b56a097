import type { AreaRoute, SlotName } from '../area/types.ts';

export { canonicalJson } from './canonical-json.ts';

/**
 * One live version of an area as a visitor gets it. Field names follow AWS frontend-discovery; what is ours stands in
 * `extras.az`.
 */
export type DiscoveryEntry = {
  /** Path of the remote's entry script. */
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
      federation: string;
      /** Share keys the area takes from the shell, with the range it accepts. */
      shared: Record<string, string>;
      /** Integrity of every script and style sheet, by file name beside the entry. */
      assets: Record<string, string>;
      /** Every file the first view of a route needs, the shell's included, by route pattern. */
      first: Record<string, string[]>;
      owner: { team: string; contact: string };
      /** Ed25519 signature of the version, made at publish, in base64url. */
      signature?: string;
      /** SHA-256 of the whole version record in base64url: signed with this entry. */
      record?: string;
      /** Set while the area is being rolled out, for visitors on either side. */
      rollout?: { id: string; cohort: 'canary' | 'stable' };
      /** What this page shows to report what became of the area; set with `rollout`. */
      ticket?: string;
      /** What a canary gives way to, in the same page view, when it fails. */
      previous?: DiscoveryEntry;
    };
  };
};

/** Discovery document: `microFrontends['@az/feed']` holds the versions a visitor may get, the first one now. */
export type Discovery = {
  schema: string;
  microFrontends: Record<string, DiscoveryEntry[]>;
  /** Revision that the document was made at; it only rises. */
  extras?: { az: { revision: number } };
};

/** A route of the route index: what the shell must know of a page before any code of its area. */
export type IndexedRoute = Omit<AreaRoute, 'firstCalls' | 'firstContent'> & {
  area: string;
  /** Set where the area answers the search. */
  search?: true;
};

/** A version that a link gives to one browser for a short time; or why the link is not obeyed. */
export type PageOverride =
  | { area: string; version: string; until: string }
  | { refused: 'unknown' | 'expired' | 'ended' | 'not-yours' | 'not-given' };

/** What the origin writes into every page. */
export type PageDiscovery = Discovery & {
  /** The route index, or of a long one the part that this page cannot do without. */
  routes: IndexedRoute[];
  /** Where the whole route index is had; absent when `routes` is whole. */
  routesAt?: string;
  slots: Partial<Record<SlotName, string>>;
  /** Folder and integrity map of the shell's own files. */
  shell: {
    version: string;
    base: string;
    assets: Record<string, string>;
    rollout?: { id: string; cohort: 'stable' | 'canary' };
    ticket?: string;
  };
  override?: PageOverride;
};

/** What open tabs ask for every 30 seconds, at `/discovery/kill.json`. */
export type KillReport = {
  /** Revision that it was made at; it only rises. */
  revision: number;
  frozen: boolean;
  /** Names of versions that nobody is to run any more. */
  killed: string[];
};

/** What an open tab says of itself, to `/discovery/tabs`: when something of it has changed, and when it closes. */
export type TabStatus = {
  /** 128 random bits in hexadecimal, made anew by each page. */
  tab: string;
  /** Names of the versions whose code it has loaded, the shell's included. */
  runs: string[];
  /** Those of them that it knows to be killed. */
  knows: string[];
  closed: boolean;
};

/** How an area failed: its code did not arrive, threw at its first render, showed nothing, or threw later. */
export type FailureKind = 'fail-load' | 'fail-mount' | 'fail-blank' | 'fail-crash';

/** A failure as it is kept for those who look for its reference. */
export type FailureWords = {
  /** Reference on the member's error tile. */
  id: string;
  stage: string;
  /** Pattern of the route, such as `/feed/home`. */
  route: string;
  cause: string;
  /** Whether the version before stands in for it. */
  hidden: boolean;
};

/** What a page says of an area. With the ticket of an assignment it is a vote, without one it is only counted. */
export type PageReport = { area: string; version: string; ticket?: string } & (
  | { what: 'started' | 'left' }
  | { what: 'ok'; loadMs?: number }
  | { what: FailureKind; failure: FailureWords }
  | { what: 'vitals'; lcpMs?: number; inpMs?: number; ttfbMs?: number; cls?: number }
);

/** Name of a version where several areas' stand together: `feed@1.4.0+3f2a9c1e`. */
export const versionName = ({ area, version }: { area: string; version: string }): string =>
  `${area}@${version}`;

/** Name of an area in the discovery document. */
export const discoveryName = (area: string): string => `@az/${area}`;
