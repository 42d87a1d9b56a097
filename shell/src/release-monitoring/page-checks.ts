import { isOffline } from '@az/shared/api';
import type { PageState } from './load-telemetry.ts';
import { findPageFault, type PageFault } from './page-fault.ts';

/** Interval of the checks, in milliseconds. */
const intervalMs = 1_000;
/** If two checks are further apart, in milliseconds, a fault is dropped: the page was hidden or the device slept. */
const maxGapMs = 3_000;
/** How long a fault must last to be reported, in milliseconds, because animations and loading pages take time. */
const faultLimits = { usual: 3_000, loading: 10_000 } as const;
const maxChecks = 120;
/** If the address changes more often than this for several seconds, no person is navigating. */
const maxChangesPerSecond = 5;
/** Time limit of the request that tests a replaced `fetch`. */
const probeLimitMs = 5_000;
const probeUrl = '/discovery/kill.json';

/** Faults that are normal while a page loads: what the page is meanwhile. */
const loadingStates = new Map<string | null, PageState>([
  ['no content', 'empty'],
  ['busy', 'empty'],
  ['busy beside content', 'loading'],
]);

/** The browser's own functions, taken before any code of an area has run. */
export type OwnFunctions = Pick<typeof globalThis, 'fetch' | 'setTimeout'>;

/** Checks the visible page once a second, and reports the first lasting fault. Which code causes it is unknown. */
export class PageChecks {
  private readonly own: OwnFunctions;
  private readonly report: (cause: string, fault?: string) => void;
  private readonly findFault: () => PageFault | null;
  private readonly onReady: () => void;
  private left = 0;
  private isRunning = false;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private fault: { name: string; since: number } | null = null;
  private changes = 0;
  private triedFetch: typeof fetch | null = null;

  /** `report` gets the cause of a fault; `onReady` is called at each check of a page that has loaded, or still loads. */
  constructor(
    own: OwnFunctions,
    {
      report,
      onReady = () => undefined,
      findFault = findPageFault,
    }: {
      report: (cause: string, fault?: string) => void;
      onReady?: () => void;
      findFault?: () => PageFault | null;
    },
  ) {
    this.own = own;
    this.report = report;
    this.findFault = findFault;
    this.onReady = onReady;
    // Not in every browser, and not in the DOM library of this TypeScript version.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('currententrychange', () => {
      this.changes += 1;
    });
  }

  /** Checks for two minutes from now on. Called again when another version starts. */
  start(): void {
    this.left = maxChecks;
    if (this.isRunning) return;
    this.isRunning = true;
    this.scheduleCheck();
  }

  pageState(): PageState {
    return loadingStates.get(this.findFault()) ?? 'ready';
  }

  private scheduleCheck(): void {
    this.own.setTimeout.call(window, () => this.check(), intervalMs);
  }

  private check(): void {
    this.left -= 1;
    if (this.left <= 0) {
      this.isRunning = false;
      return;
    }
    this.scheduleCheck();
    const now = performance.now();
    const seconds = (now - this.checkedAt) / 1000;
    const changesPerSecond = this.changes / seconds;
    this.checkedAt = now;
    this.changes = 0;
    if (document.visibilityState !== 'visible' || isOffline() || seconds * 1000 > maxGapMs) {
      this.fault = null;
      return;
    }
    void this.tryFetch();
    const fault = this.findFault();
    if (!loadingStates.has(fault)) this.onReady();
    this.note(changesPerSecond > maxChangesPerSecond ? 'address changes' : fault, now);
  }

  private note(name: string | null, now: number): void {
    if (name === null) this.fault = null;
    else if (this.fault?.name !== name) this.fault = { name, since: now };
    const { fault } = this;
    if (!fault) return;
    const state = loadingStates.get(fault.name);
    if (now - fault.since < (state ? faultLimits.loading : faultLimits.usual)) return;
    if (state === 'loading') {
      this.onReady();
      return;
    }
    this.left = 0;
    this.report(`The page is unusable: ${fault.name}`, fault.name);
  }

  /** Reports a replaced `fetch` only if a request with it fails, because extensions replace it by a working one. */
  private async tryFetch(): Promise<void> {
    const { fetch } = window;
    if (fetch === this.own.fetch || fetch === this.triedFetch) return;
    this.triedFetch = fetch;
    const works = (request: typeof fetch) =>
      request.call(window, probeUrl).then(
        ({ ok }) => ok,
        () => false,
      );
    const late = new Promise<boolean>((resolve) => {
      this.own.setTimeout.call(window, () => resolve(false), probeLimitMs);
    });
    const isBroken = await Promise.race([works(fetch), late]).then(
      (isOk) => !isOk,
      () => true,
    );
    if (isBroken && (await works(this.own.fetch))) this.report('The page is unusable: fetch was replaced');
  }
}
