import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Status } from '../../answers/answers.ts';
import { DeployClient } from '../../command-line/client.ts';
import { type BuiltVersion, publishBuilt } from '../../command-line/publish.ts';
import type { AreaRecord } from '../../versions/record.ts';
import { readSigningKey } from '../../versions/signing-keys.ts';
import { sampleBuild } from '../sample-build.ts';
import { goodArea } from '../sample-records.ts';
import type { OriginProcess } from './origin-process.ts';

/**
 * One side of a race: reads the revision, waits until the other side has read it too, and acts. Resolves with true if
 * it retried by itself, as a publish does. Rejects if the command is refused because of the other side.
 */
export type RaceSide = (origin: OriginProcess, seen: () => Promise<void>) => Promise<boolean>;

/** The deploy API of an origin, for the holder of a token. */
export const clientOf = ({ adminUrl }: OriginProcess, token: string, send: typeof fetch = fetch) =>
  new DeployClient({ url: adminUrl, token, send });

/** Operators' commands for one area of a small origin: `feed` by default. `changes` replace fields of its records. */
export class Operators {
  private readonly token: string;
  private readonly origin: OriginProcess;
  private readonly area: string;
  private readonly changes: Partial<AreaRecord>;
  private number = 0;

  constructor(origin: OriginProcess, area = 'feed', changes: Partial<AreaRecord> = {}) {
    this.origin = origin;
    this.token = origin.token;
    this.area = area;
    this.changes = changes;
  }

  get client(): DeployClient {
    return clientOf(this.origin, this.token);
  }

  build(): Promise<BuiltVersion> {
    this.number += 1;
    return sampleBuild(
      join(this.origin.dataDir, 'builds'),
      goodArea(this.area, `2.${this.number}.0`, this.changes),
    );
  }

  /** Publishes a build; resolves with whether a retry was necessary. */
  private async publishing(client: DeployClient, built: BuiltVersion): Promise<boolean> {
    const signingKey = readSigningKey(this.origin.dataDir);
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    await publishBuilt(client, built, { signingKey, dryRun: false, why: '', print });
    return printed.some((line) => line.endsWith('Trying again.'));
  }

  /** Publishes a version that no visitor gets yet. */
  async published(): Promise<BuiltVersion> {
    const built = await this.build();
    await this.publishing(this.client, built);
    return built;
  }

  /** Makes a version old enough for gc, and returns it. */
  async aged(built: BuiltVersion): Promise<BuiltVersion> {
    await this.origin.age();
    return built;
  }

  async start({ record: { version } }: BuiltVersion, shares = [5000, 10_000]): Promise<void> {
    const steps = shares.map((basisPoints) => ({ basisPoints, soakMs: 0 }));
    await this.client.post(`/commands/start/${this.area}`, { version, steps });
  }

  /** Publishes a version and makes it stable. */
  async stable(): Promise<BuiltVersion> {
    const built = await this.published();
    await this.start(built, [10_000]);
    await this.client.post(`/commands/promote/${this.area}`, { force: true });
    return built;
  }

  /** Ends the rollout and freeze that a race has left. */
  async calm(): Promise<void> {
    const { areas, frozen } = await this.client.get<Status>('/status');
    if (frozen) await this.client.post('/commands/unfreeze/all', {});
    if (areas.find(({ area }) => area === this.area)?.rollout)
      await this.client.post(`/commands/abort/${this.area}`, {});
  }

  /** Publishes a build, which takes a while. */
  publish(built: BuiltVersion): RaceSide {
    return (origin, seen) => {
      const send: typeof fetch = async (url, init) => {
        const reply = await fetch(url, init);
        if (String(url).endsWith('/status')) await seen();
        return reply;
      };
      return this.publishing(clientOf(origin, this.token, send), built);
    };
  }

  /** Sends a command at a random instant within a time, so that neither side is always first. */
  command(verb: string, body: object = {}, area = this.area, withinMs = 5): RaceSide {
    return async (origin, seen) => {
      const client = clientOf(origin, this.token);
      const { revision: expected } = await client.get<Status>('/status');
      await seen();
      await wait(Math.random() * withinMs);
      await client.post(`/commands/${verb}/${area}`, { ...body, expected });
      return false;
    };
  }
}
