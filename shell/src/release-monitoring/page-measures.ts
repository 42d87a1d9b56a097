import { pageConfig } from '@az/shared/config';
import type { PageMeasures } from '@az/shared/discovery';
import type { OwnFunctions } from './page-checks.ts';

/** Time until the first report, in milliseconds, doubled for each further report. Hidden pages report at once. */
const firstReportMs = 10_000;
const lastReportMs = 3_600_000;
const maxReports = 12;
/** Greatest values that the origin accepts. */
const most = { failedCalls: 1000, milliseconds: 600_000, layoutShift: 100 };

/** Statuses that do not count as failed: the session has ended, or a limit was reached. */
const excusedStatuses = [401, 429];

/** A shift begins a new window after a gap above `gapMs`, or if the window exceeds `lengthMs` (web.dev, CLS). */
const shiftWindow = { gapMs: 1000, lengthMs: 5000 };

/** Not in the DOM library of TypeScript. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const isObserved = (type: string): boolean => PerformanceObserver.supportedEntryTypes.includes(type);

/** The shell's requests about versions, and files of versions. Not measured, because they have their own reports. */
const ownPaths = /^\/(discovery|areas)\//;

/** A request to any address counts, because a version may call a wrong address. */
const isCall = ({ name, initiatorType }: PerformanceResourceTiming): boolean => {
  const { origin, pathname } = new URL(name, location.href);
  const isRequest = initiatorType === 'fetch' || initiatorType === 'xmlhttprequest';
  // The live stream is excluded, because it lasts as long as the page.
  const isExcluded = ownPaths.test(pathname) || pathname === `${pageConfig().apiBase}/live/stream`;
  return isRequest && !(origin === location.origin && isExcluded);
};

/** Measures API calls, long tasks and layout shifts, each for the area shown when it ends, and for the shell. */
export class MeasureCollector {
  private readonly measures = new Map<string, PageMeasures>();
  private readonly areaOf: () => string;
  private readonly report: (measures: ReadonlyMap<string, PageMeasures>) => void;
  private shift = { sum: 0, startedAt: 0, endedAt: Number.NEGATIVE_INFINITY };
  private left = maxReports;
  private sent = '';

  constructor(areaOf: () => string, report: (measures: ReadonlyMap<string, PageMeasures>) => void) {
    this.areaOf = areaOf;
    this.report = report;
  }

  start({ setTimeout }: Pick<OwnFunctions, 'setTimeout'>): void {
    this.observe('resource', (entry) => this.addRequest(entry as PerformanceResourceTiming));
    this.observe('longtask', ({ duration }) => this.addLongTask(duration));
    this.observe('layout-shift', (entry) => this.addShift(entry as LayoutShift));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    window.addEventListener('pagehide', () => this.send());
    const schedule = (delayMs: number) => {
      if (delayMs > lastReportMs) return;
      setTimeout.call(
        window,
        () => {
          this.send();
          schedule(2 * delayMs);
        },
        delayMs,
      );
    };
    schedule(firstReportMs);
  }

  private observe(type: string, add: (entry: PerformanceEntry) => void): void {
    if (!isObserved(type)) return;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry);
    });
    observer.observe({ type, buffered: true });
  }

  /** Measurements of the area that is shown, and of the shell. */
  private shown(): PageMeasures[] {
    return [...new Set([this.areaOf(), 'shell'])].map((area) => {
      const found = this.measures.get(area) ?? {
        ...{ failedCalls: 0, slowestCallMs: 0 },
        ...(isObserved('longtask') ? { longTasksMs: 0 } : {}),
        ...(isObserved('layout-shift') ? { layoutShift: 0 } : {}),
      };
      this.measures.set(area, found);
      return found;
    });
  }

  private addRequest(entry: PerformanceResourceTiming): void {
    if (!isCall(entry)) return;
    const isFailed = entry.responseStatus >= 400 && !excusedStatuses.includes(entry.responseStatus);
    const duration = Math.min(Math.round(entry.duration), most.milliseconds);
    for (const measures of this.shown()) {
      if (isFailed) measures.failedCalls = Math.min(measures.failedCalls + 1, most.failedCalls);
      measures.slowestCallMs = Math.max(measures.slowestCallMs, duration);
    }
  }

  private addLongTask(duration: number): void {
    for (const measures of this.shown())
      measures.longTasksMs = Math.min(Math.round((measures.longTasksMs ?? 0) + duration), most.milliseconds);
  }

  private addShift({ value, hadRecentInput, startTime }: LayoutShift): void {
    if (hadRecentInput) return;
    const { startedAt, endedAt } = this.shift;
    const isNext = startTime - endedAt > shiftWindow.gapMs || startTime - startedAt > shiftWindow.lengthMs;
    if (isNext) this.shift = { sum: 0, startedAt: startTime, endedAt: startTime };
    this.shift.sum += value;
    this.shift.endedAt = startTime;
    const sum = Math.min(Number(this.shift.sum.toFixed(4)), most.layoutShift);
    for (const measures of this.shown()) measures.layoutShift = Math.max(measures.layoutShift ?? 0, sum);
  }

  private send(): void {
    this.shown();
    const text = JSON.stringify([...this.measures]);
    if (this.left === 0 || text === this.sent) return;
    this.left -= 1;
    this.sent = text;
    this.report(this.measures);
  }
}
