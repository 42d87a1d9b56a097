import type { Database } from '@az/backend';
import { Gauge, Registry } from 'prom-client';
import type { Alarm, Traffic } from '../answers/answers.ts';
import type { AreaHealth } from '../answers/health-answers.ts';
import { retentionMs } from '../commands/collect.ts';
import { areasOf } from '../control/state.ts';
import { tabRetentionMs } from '../control/tabs.ts';
import { RepeatedWork } from '../repeated-work.ts';
import { BrowserUnits } from '../rollout/browser-units.ts';
import { KillFileWatch } from '../rollout/kill-file-watch.ts';
import { mergeMinutes } from '../telemetry/merge-minutes.ts';
import { Presence } from '../telemetry/presence.ts';
import { ReportCounts } from '../telemetry/report-counts.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { Tickets } from '../telemetry/tickets.ts';
import type { Versions } from '../versions/versions.ts';
import { checkIntervalMs, Guardrail } from './guardrail.ts';

const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;
const shownFailures = 50;

/** What an origin observes: the reports of shells, and the guardrail that judges rollouts by them. */
export class Observation {
  readonly registry = new Registry();
  readonly presence = new Presence();
  readonly counts: ReportCounts;
  readonly guardrail: Guardrail;
  readonly killFile: KillFileWatch;
  private readonly writes = new RepeatedWork(
    checkIntervalMs,
    () => this.write(this.versions.now()),
    ({ message }) => this.log(`Reports are not written: ${message}`),
  );
  private forgotAt = 0;
  private limitedAt = 0;

  private constructor(
    readonly store: TelemetryStore,
    readonly tickets: Tickets,
    readonly browserUnits: BrowserUnits,
    private readonly versions: Versions,
    private readonly log: (sentence: string) => void,
  ) {
    this.counts = new ReportCounts(this.registry);
    const { control, now } = versions;
    this.guardrail = new Guardrail({ control, telemetry: store, counts: this.counts, log, now });
    this.killFile = new KillFileWatch(versions, this.registry, log);
    this.showGuardrail();
  }

  /** Everything that needs a person now. */
  alarms(): Alarm[] {
    return [...this.killFile.alarms(), ...this.guardrail.alarms()];
  }

  /** Opens the observation on a database. From now on, `versions` adds tickets to assignments. */
  static async open(db: Database, versions: Versions, log: (sentence: string) => void): Promise<Observation> {
    const store = new TelemetryStore(db);
    const key = await store.ticketKey();
    const tickets = new Tickets(key);
    versions.giveTickets(tickets);
    return new Observation(store, tickets, new BrowserUnits(key), versions, log);
  }

  start(): void {
    this.guardrail.start();
    this.killFile.start();
    this.writes.start();
  }

  stop(): void {
    this.guardrail.stop();
    this.killFile.stop();
    this.writes.stop();
  }

  /** Writes counts and seen visitors. Deletes old and surplus tabs (every minute) and reports (every hour). */
  async write(now: number): Promise<void> {
    const rollouts = await this.versions.rollouts();
    await this.store.addMinutes(this.counts.take(now));
    await this.presence.write(this.store, this.tickets, rollouts, now);
    const { store } = this.versions.control;
    if (now - this.limitedAt >= minuteMs) {
      this.limitedAt = now;
      await store.deleteOldTabs(now - tabRetentionMs);
    }
    if (now - this.forgotAt >= hourMs) {
      this.forgotAt = now;
      await this.store.deleteOld(now - retentionMs, rollouts, now);
      await store.deleteRefusals(now - retentionMs);
    }
  }

  /** Reports of each area within the last hour, without the last seconds, which are written later. */
  traffic(now: number): Promise<Map<string, Traffic>> {
    return this.store.traffic(now - hourMs);
  }

  /** Health of an area, for operators; null if the area was never published. */
  async healthOf(area: string, now: number): Promise<AreaHealth | null> {
    const state = await this.versions.control.store.read();
    if (!areasOf(state).includes(area)) return null;
    await this.store.addMinutes(this.counts.take());
    return {
      area,
      rollout: this.guardrail.healthOf(area),
      minutes: mergeMinutes(await this.store.minutes(area, now - hourMs)),
      failures: await this.store.failures(area, shownFailures),
    };
  }

  private showGuardrail(): void {
    const { guardrail } = this;
    const registers = [this.registry];
    new Gauge({
      name: 'az_guardrail_last_check_age_seconds',
      help: 'Time since the guardrail last checked the rollouts.',
      registers,
      collect() {
        this.set(guardrail.msSinceCheck() / 1000);
      },
    });
    new Gauge({
      name: 'az_guardrail_alarms',
      help: 'Alarms that stand: a guardrail that is not running, rollouts that are held and wait for a person.',
      registers,
      collect() {
        this.set(guardrail.alarms().length);
      },
    });
  }
}
