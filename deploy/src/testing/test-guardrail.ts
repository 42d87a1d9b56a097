import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '@az/backend';
import type { PageReport } from '@az/shared/discovery';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { RolloutHealth } from '../answers/answers.ts';
import type { Command, CommandName } from '../commands/index.ts';
import { type Answer, ControlPlane } from '../control/control-plane.ts';
import { DatabaseStore } from '../control/database-store.ts';
import { type ControlState, type Rollout, rolloutOf } from '../control/state.ts';
import { Guardrail } from '../guardrail/guardrail.ts';
import { migrateDeploy } from '../schema/tables.ts';
import { registerReports } from '../telemetry/record-reports.ts';
import { ReportCounts } from '../telemetry/report-counts.ts';
import type { RolloutRecord } from '../telemetry/rollout-record.ts';
import { TelemetryStore } from '../telemetry/telemetry-store.ts';
import { type Assignment, Tickets } from '../telemetry/tickets.ts';
import type { VersionRecord } from '../versions/record.ts';
import { makeDataDir } from './data-dir.ts';
import { goodArea, goodShell } from './sample-records.ts';

export const minute = 60_000;
const day = 24 * 60 * minute;

/** Cookie of a browser with a session. */
export const signedIn = 'authKey=open';

type Visitor = Assignment['visitor'];

export const member = (unit: unknown): Visitor => ({ unit: String(unit), browser: null });
export const browser = (unit = randomBytes(8).toString('hex'), id = 'one'): Visitor => ({
  unit,
  browser: id,
});

type WithoutPage<R> = R extends PageReport ? Omit<R, 'area' | 'version' | 'ticket'> : never;

/** What a page reports of an area, without its name, version and ticket. */
export type Outcome = WithoutPage<PageReport>;

type Failed = Extract<Outcome, { failure: unknown }>;

/** A failure with a reference of its own. */
export const failure = (what: Failed['what'] = 'fail-mount'): Failed => ({
  what,
  failure: {
    id: randomBytes(5).toString('hex'),
    stage: 'render',
    route: '/feed/home',
    cause: 'Error: broken',
    stack: '/areas/feed/1.4.0-b140/12.js:1:345',
    hidden: true,
  },
});

type View = { basisPoints?: number; visitor?: Visitor; address?: string };

/** The guardrail of the area `feed` on the embedded database, or on that of `url`, at the time `now`. */
export class TestGuardrail {
  now = Date.parse('2026-03-01T10:00:00Z');
  said: string[] = [];
  readonly registry = new Registry();
  readonly counts = new ReportCounts(this.registry);
  readonly control: ControlPlane;
  readonly telemetry: TelemetryStore;
  readonly guardrail: Guardrail;
  private readonly app: FastifyInstance = fastify({ trustProxy: true });
  private addresses = 0;
  private members = 0;
  private versions = 0;
  private readonly known = new Set<string>();
  private seen: ControlState | null = null;

  private constructor(
    private readonly dataDir: string,
    readonly db: Database,
    readonly tickets: Tickets,
  ) {
    const now = () => this.now;
    const { counts } = this;
    this.control = new ControlPlane(new DatabaseStore(db), now);
    this.telemetry = new TelemetryStore(db);
    const { control, telemetry } = this;
    this.guardrail = new Guardrail({ control, telemetry, counts, log: (line) => this.said.push(line), now });
    registerReports(this.app, {
      ...{ store: telemetry, counts, tickets, now },
      isSignedIn: async ({ headers }) => headers.cookie === signedIn,
      isKnown: async (area, version) => this.known.has(`${area} ${version}`),
    });
  }

  /** A guardrail of another origin on the same database. */
  anotherGuardrail(): Guardrail {
    const { control, telemetry, counts } = this;
    return new Guardrail({ control, telemetry, counts, log: () => undefined, now: () => this.now });
  }

  static async open(url?: string): Promise<TestGuardrail> {
    const dataDir = await makeDataDir('guardrail');
    const db = await openDatabase({ dataDir, url: url ?? null });
    await migrateDeploy(db);
    const opened = new TestGuardrail(dataDir, db, new Tickets(await new TelemetryStore(db).ticketKey()));
    for (const record of [goodShell(), goodArea('feed')]) await opened.publishRecord(record, true);
    return opened;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.db.close();
    await rm(this.dataDir, { recursive: true });
  }

  /** Resets rollout and counts before a test, and moves a day ahead, so that no limit remembers earlier visitors. */
  async startDay(): Promise<void> {
    this.now += day + minute;
    if (rolloutOf(await this.state(), 'feed')) await this.command('abort');
    this.registry.resetMetrics();
    this.counts.take();
    this.said = [];
  }

  /** Sends reports, from a new address unless one is given; returns the status of the reply. */
  async post(reports: unknown[], { address, cookie = '' }: { address?: string; cookie?: string } = {}) {
    this.addresses += 1;
    const number = this.addresses;
    const from = address ?? `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { 'x-forwarded-for': from, cookie };
    const reply = await this.app.inject({
      ...{ method: 'POST', url: '/discovery/reports', headers },
      payload: { reports },
    });
    return reply.statusCode;
  }

  /** What the page of one more person (by default a member) reports with: the area's name, version and ticket. */
  assign(
    { id, version, from }: Rollout,
    cohort: 'canary' | 'stable',
    { basisPoints = 5000, visitor }: View = {},
  ) {
    this.members += 1;
    const given = { area: 'feed', version: cohort === 'canary' ? version : (from ?? '') };
    const assignment = { rollout: id, ...given, cohort, basisPoints };
    const ticket = this.tickets.write({ ...assignment, visitor: visitor ?? member(this.members) }, this.now);
    return { ...given, ticket };
  }

  /** Assigns one more person, whose page reports its start and then these outcomes. */
  async view(rollout: Rollout, cohort: 'canary' | 'stable', outcomes: Outcome[], view: View = {}) {
    const page = this.assign(rollout, cohort, view);
    const reports = [{ what: 'started' }, ...outcomes].map((outcome) => ({ ...page, ...outcome }));
    const status = await this.post(reports, view);
    if (status !== 204) throw new Error(`The reports were replied to with ${status}`);
    return page;
  }

  /** A command of the origin about `feed`. Throws when it is refused. */
  async command(verb: CommandName, more: object = {}): Promise<Answer> {
    const answer = await this.control.execute('origin', { verb, area: 'feed', ...more } as Command);
    if (!answer.ok) throw new Error(answer.sentence);
    return answer;
  }

  /** Publishes one more version and starts its rollout. */
  async startRollout(basisPoints = 5000): Promise<Rollout> {
    this.versions += 1;
    const record = goodArea('feed', `1.${this.versions}.0`);
    await this.publishRecord(record, false);
    const steps = [basisPoints, 10_000].map((share) => ({ basisPoints: share, soakMs: 10 * minute }));
    await this.command('start', {
      ...{ version: record.version, steps },
      rolloutId: randomBytes(16).toString('hex'),
    });
    return this.rollout();
  }

  /** The state of the control plane; read again only when its revision has changed. */
  async state(): Promise<ControlState> {
    const { store } = this.control;
    if (this.seen?.revision !== (await store.revision())) this.seen = await store.read();
    return this.seen as ControlState; // set above
  }

  /** The last rollout, as it is now. */
  async rollout(): Promise<Rollout> {
    const last = (await this.state()).rollouts.at(-1);
    if (!last) throw new Error('No rollout was started');
    return last;
  }

  /** What the last check has found. */
  health(): RolloutHealth {
    const health = this.guardrail.healthOf('feed');
    if (!health) throw new Error('No rollout was under way');
    return health;
  }

  /** What is recorded of a rollout. */
  record({ id }: Rollout, basisPoints = 5000): Promise<RolloutRecord> {
    return this.telemetry.record(id, basisPoints, this.now);
  }

  private async publishRecord(record: VersionRecord, live: boolean): Promise<void> {
    await this.control.execute('origin', { verb: 'publish', candidate: { record }, signature: null, live });
    this.known.add(`${record.area} ${record.version}`);
  }
}
