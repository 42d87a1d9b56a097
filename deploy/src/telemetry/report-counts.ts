import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { MinuteRow } from '../schema/tables.ts';
import { addLoadTime, type LoadTimes, noTimes, timeClasses } from './load-times.ts';

/** One version in a visitor's cohort. `verified`: the reporting browser has a session. */
export type ReportSubject = {
  area: string;
  version: string;
  cohort: 'canary' | 'stable' | 'none';
  verified: boolean;
};

type Minute = ReportSubject & { at: number; loads: number; failures: number; times: LoadTimes };

export type Vitals = {
  lcpMs?: number | undefined;
  inpMs?: number | undefined;
  ttfbMs?: number | undefined;
  cls?: number | undefined;
};

const minuteMs = 60_000;
/** Maximum of entries in `minutes`. Beyond it, only reports with a session add entries; metrics count all reports. */
const maxSubjects = 200;
const labelNames = ['area', 'version', 'cohort'];

const labelsOf = ({ area, version, cohort }: ReportSubject) => ({ area, version, cohort });

/** Counts of reports, for Prometheus, and by minute until `take` returns them. */
export class ReportCounts {
  private minutes = new Map<string, Minute>();
  private readonly loads: Histogram;
  private readonly failures: Counter;
  private readonly vitals: Histogram;
  private readonly layoutShift: Histogram;
  private readonly votes: Counter;
  private readonly evidence: Gauge;
  private readonly rollbacks: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    this.loads = new Histogram({
      name: 'az_area_load_duration_seconds',
      help: 'Loads of areas as shells report them, with the time from asking to the first page.',
      labelNames,
      buckets: timeClasses.map((milliseconds) => milliseconds / 1000),
      registers,
    });
    this.failures = new Counter({
      name: 'az_area_failures_total',
      help: 'Failures of areas as shells report them.',
      labelNames: [...labelNames, 'kind'],
      registers,
    });
    this.vitals = new Histogram({
      name: 'az_web_vital_seconds',
      help: 'Web vitals of page views that began with the area: lcp, inp, ttfb.',
      labelNames: [...labelNames, 'vital'],
      buckets: [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers,
    });
    this.layoutShift = new Histogram({
      name: 'az_layout_shift_score',
      help: 'Cumulative layout shift of page views that began with the area.',
      labelNames,
      buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
      registers,
    });
    this.votes = new Counter({
      name: 'az_rollout_reports_total',
      help: 'Reports that came with a ticket: taken, or refused because it was none of ours.',
      labelNames: ['result'],
      registers,
    });
    this.evidence = new Gauge({
      name: 'az_rollout_evidence',
      help: 'Evidence against the canary of a rollout under way; it is rolled back at 1000.',
      labelNames: ['area', 'version'],
      registers,
    });
    this.rollbacks = new Counter({
      name: 'az_automatic_rollbacks_total',
      help: 'Rollouts that the guardrail of this origin has rolled back.',
      labelNames: ['area', 'reason'],
      registers,
    });
  }

  load(subject: ReportSubject, milliseconds: number | undefined, now: number): void {
    const minute = this.minuteOf(subject, now);
    if (minute) minute.loads += 1;
    if (milliseconds === undefined) return;
    if (minute) addLoadTime(minute.times, milliseconds);
    this.loads.observe(labelsOf(subject), milliseconds / 1000);
  }

  fail(subject: ReportSubject, kind: string, now: number): void {
    const minute = this.minuteOf(subject, now);
    if (minute) minute.failures += 1;
    this.failures.inc({ ...labelsOf(subject), kind });
  }

  vital(subject: ReportSubject, { cls, ...times }: Vitals): void {
    for (const [name, milliseconds] of Object.entries(times))
      if (milliseconds !== undefined)
        this.vitals.observe({ ...labelsOf(subject), vital: name.slice(0, -2) }, milliseconds / 1000);
    if (cls !== undefined) this.layoutShift.observe(labelsOf(subject), cls);
  }

  vote(result: 'taken' | 'refused'): void {
    this.votes.inc({ result });
  }

  rollBack(area: string, reason: string): void {
    this.rollbacks.inc({ area, reason });
  }

  /** Sets the evidence of the running rollouts, and removes that of all other rollouts. */
  showEvidence(rollouts: { area: string; version: string; evidence: number }[]): void {
    this.evidence.reset();
    for (const { area, version, evidence } of rollouts) this.evidence.set({ area, version }, evidence);
  }

  /** Returns and removes the counts; with `now` only those of minutes that have ended. */
  take(now = Number.POSITIVE_INFINITY): MinuteRow[] {
    const isOver = ({ at }: Minute) => at + minuteMs <= now;
    const all = [...this.minutes];
    this.minutes = new Map(all.filter(([, minute]) => !isOver(minute)));
    const taken = all.map(([, minute]) => minute).filter(isOver);
    return taken.map(({ at, times, ...minute }) => ({
      ...minute,
      at: new Date(at),
      times: JSON.stringify(times),
    }));
  }

  private minuteOf(subject: ReportSubject, now: number): Minute | undefined {
    const at = Math.floor(now / minuteMs) * minuteMs;
    const { area, version, cohort, verified } = subject;
    const key = `${at} ${area} ${version} ${cohort} ${verified}`;
    if (!this.minutes.has(key) && (verified || this.minutes.size < maxSubjects))
      this.minutes.set(key, { ...subject, at, loads: 0, failures: 0, times: noTimes() });
    return this.minutes.get(key);
  }
}
