import { setTimeout as wait } from 'node:timers/promises';
import type { Discovery, PageReport } from '@az/shared/discovery';
import type { Status } from '../../answers/answers.ts';
import type { AreaHealth } from '../../answers/health-answers.ts';
import { bucketOf } from '../../rollout/cohort.ts';
import { type Answer, sendRequest } from '../send-request.ts';
import { Operators } from '../soak/operators.ts';
import type { OriginProcess } from '../soak/origin-process.ts';

const headers = { 'content-type': 'application/json' };
const maxCheckMs = 60_000;

/** The version for a visitor; with a ticket only if the visitor's reports count. */
type VisitorVersion = {
  version: string;
  cohort: 'canary' | 'stable';
  rollout: string;
  ticket: string | undefined;
};

/** A running rollout on an origin, and the actions of visitors. */
export class AttackedRollout {
  readonly area: string;
  private readonly origin: OriginProcess;
  private readonly operators: Operators;
  private readonly basisPoints: number;

  private constructor(origin: OriginProcess, operators: Operators, area: string, basisPoints: number) {
    this.origin = origin;
    this.operators = operators;
    this.area = area;
    this.basisPoints = basisPoints;
  }

  /** Starts a rollout of an area whose page is public, or behind the sign-in. */
  static async begin(
    origin: OriginProcess,
    group: 'public' | 'feed',
    basisPoints: number,
  ): Promise<AttackedRollout> {
    const area = group === 'public' ? 'news' : 'feed';
    const operators = new Operators(origin, area, {
      routes: [{ path: `/${area}/home`, group, title: area }],
    });
    await operators.stable();
    await operators.start(await operators.published(), [basisPoints, 10_000]);
    await operators.client.post(`/commands/pause/${area}`, {});
    return new AttackedRollout(origin, operators, area, basisPoints);
  }

  /** The version for a visitor at an address of this machine: with a cookie, or for a new browser that keeps its own. */
  async visit(from: string, ownCookie?: string): Promise<VisitorVersion> {
    const cookie = ownCookie ?? (await this.newCookie(from));
    const { bytes } = await sendRequest(`${this.origin.url}/discovery`, { from, headers: { cookie } });
    const document = JSON.parse(String(bytes)) as Discovery;
    const entry = document.microFrontends[`@az/${this.area}`]?.[0];
    const rollout = entry?.extras.az.rollout;
    if (!entry || !rollout) throw new Error(`No rollout of ${this.area} is under way.`);
    return {
      version: entry.metadata.version,
      cohort: rollout.cohort,
      rollout: rollout.id,
      ticket: entry.extras.az.ticket,
    };
  }

  /** The cookie of a browser that has brought back the one of its first page. */
  private async newCookie(from: string): Promise<string> {
    const page = `${this.origin.url}/${this.area}/home`;
    const { headers } = await sendRequest(page, { from, headers: { cookie: 'az-cohort=new' } });
    return String(headers['set-cookie']).replace(/;.*/, '');
  }

  /** A cookie made up by somebody who knows the rollout, to get the canary. */
  chosenCookie(rollout: string, number: number): string {
    for (let tried = number * 1_000_000; ; tried += 1) {
      const unit = tried.toString(16).padStart(32, '0');
      if (bucketOf(this.area, rollout, unit) < this.basisPoints) return `az-cohort=${unit}`;
    }
  }

  /** Reports that the area works, or that its first render threw, with the ticket if any. */
  report({ version, ticket }: VisitorVersion, what: 'ok' | 'fail-mount', from: string): Promise<Answer> {
    const id = Math.random().toString(36).slice(2, 12).padEnd(8, '0');
    const failure = {
      id,
      stage: 'render',
      route: `/${this.area}/home`,
      cause: 'Error: broken',
      hidden: true,
    };
    const report: PageReport = {
      ...{ area: this.area, version },
      ...(ticket === undefined ? {} : { ticket }),
      ...(what === 'ok' ? { what } : { what, failure }),
    };
    const body = JSON.stringify({ reports: [report] });
    return sendRequest(`${this.origin.url}/discovery/reports`, { method: 'POST', headers, body, from });
  }

  /** Waits until the guardrail has checked all reports so far; returns whether it withdrew the canary. */
  async isTakenBack(): Promise<boolean> {
    const since = performance.now();
    for (;;) {
      const { bytes } = await sendRequest(`${this.origin.adminUrl}/metrics`);
      const age = Number(/^az_guardrail_last_check_age_seconds (\S+)/m.exec(String(bytes))?.[1]) * 1000;
      // A check that ended within the first second may have begun before the last report.
      if (age + 1000 < performance.now() - since) break;
      if (performance.now() - since > maxCheckMs)
        throw new Error('The guardrail has not checked the rollout.');
      await wait(250);
    }
    const { areas } = await this.operators.client.get<Status>('/status');
    return areas.find(({ area }) => area === this.area)?.rollout === null;
  }

  async health(): Promise<AreaHealth> {
    return this.operators.client.get<AreaHealth>(`/areas/${this.area}/health`);
  }
}
