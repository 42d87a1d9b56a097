import type { Status } from '../../answers/answers.ts';
import { CommandError } from '../../command-line/client.ts';
import type { AuditEntry } from '../../control/audit.ts';
import { readPublicKey } from '../../versions/signing-keys.ts';
import { barrier } from '../barrier.ts';
import { Operators, type RaceSide } from './operators.ts';
import type { OriginProcess } from './origin-process.ts';
import { Reader } from './reader.ts';

type RaceSoakOptions = {
  /** Origins on one database and one folder of files; the sides of a race use different ones. */
  origins: OriginProcess[];
  races: number;
  onRace?: (done: number) => void;
};

type RaceSoakSummary = {
  races: number;
  /** Number of wins of either side, by kind of race. */
  won: Record<string, [number, number]>;
  documents: number;
  versionsFetched: number;
  revision: number;
  /** Lines of the audit log, each valid. */
  audited: number;
  faults: string[];
};

type Race = { name: string; prepare: (operators: Operators) => Promise<[RaceSide, RaceSide]> };

/** Maximum delay of a command that races a publish: about twice the duration of a small publish. */
const publishMs = 400;

const commandsOnRollout = (one: string, other: string): Race => ({
  name: `${one} | ${other}`,
  prepare: async (operators) => {
    await operators.start(await operators.published());
    const side = (verb: string) => operators.command(verb, verb === 'promote' ? { force: true } : {});
    return [side(one), side(other)];
  },
});

const raceOf: Race[] = [
  {
    name: 'publish | publish',
    prepare: async (operators) => [
      operators.publish(await operators.build()),
      operators.publish(await operators.build()),
    ],
  },
  {
    name: 'publish | rollback',
    prepare: async (operators) => {
      await operators.stable();
      const built = await operators.build();
      return [operators.publish(built), operators.command('rollback', {}, 'feed', publishMs)];
    },
  },
  commandsOnRollout('promote', 'abort'),
  {
    name: 'gc | publish',
    prepare: async (operators) => {
      await operators.aged(await operators.published());
      const built = await operators.build();
      return [operators.command('collect', {}, 'all', publishMs), operators.publish(built)];
    },
  },
  {
    name: 'gc | rollback to what it would remove',
    prepare: async (operators) => {
      const built = await operators.aged(await operators.published());
      const { version } = built.record;
      return [operators.command('collect', {}, 'all'), operators.command('rollback', { version })];
    },
  },
  {
    name: 'start | kill',
    prepare: async (operators) => {
      const { version } = (await operators.published()).record;
      const steps = [{ basisPoints: 10_000, soakMs: 0 }];
      return [operators.command('start', { version, steps }), operators.command('kill', { version })];
    },
  },
  commandsOnRollout('pause', 'rollback'),
  {
    name: 'freeze | promote',
    prepare: async (operators) => {
      await operators.start(await operators.published());
      return [operators.command('freeze', {}, 'all'), operators.command('promote', { force: true })];
    },
  },
];

/** Whether a side had to retry; null for another failure. */
function hasRetried(result: PromiseSettledResult<boolean>): boolean | null {
  if (result.status === 'fulfilled') return result.value;
  const { reason } = result;
  return reason instanceof CommandError && reason.message.includes('Look again and retry') ? true : null;
}

/** Index of the side that succeeded at once. Unless the other side had to retry, records a fault and returns null. */
async function run(sides: [RaceSide, RaceSide], origins: OriginProcess[], faults: string[]) {
  const seen = barrier(sides.length);
  const results = await Promise.allSettled(
    sides.map((side, index) => side(origins[index % origins.length] as OriginProcess, seen)),
  );
  const [one, other] = results.map(hasRetried);
  if (one === false && other === true) return 0;
  if (one === true && other === false) return 1;
  const outcomes = results.map((one) =>
    one.status === 'rejected' ? String(one.reason) : one.value ? 'retried' : 'done',
  );
  faults.push(`Both sides: ${outcomes.join(' / ')}`);
  return null;
}

async function raceOn(operators: Operators, { origins, races, onRace }: RaceSoakOptions, faults: string[]) {
  const won: RaceSoakSummary['won'] = {};
  let revision = 0;
  for (let index = 0; index < races; index += 1) {
    const { name, prepare } = raceOf[index % raceOf.length] as Race;
    const winner = await run(await prepare(operators), origins, faults);
    won[name] ??= [0, 0];
    if (winner !== null) won[name][winner] += 1;
    await operators.calm();
    const status = await operators.client.get<Status>('/status');
    if (status.revision <= revision) faults.push(`Revision ${status.revision} after ${revision}`);
    revision = status.revision;
    onRace?.(index + 1);
  }
  return { won, revision };
}

/** Runs conflicting commands on running origins: one is first, the other one retries. `faults` must be empty. */
export async function runRaceSoak(options: RaceSoakOptions): Promise<RaceSoakSummary> {
  const [first] = options.origins;
  if (!first) throw new Error('Races need an origin.');
  const faults: string[] = [];
  const publicKey = readPublicKey(first.dataDir) ?? '';
  const readers = options.origins.map(({ url }) => new Reader({ url, publicKey }));
  for (const reader of readers) reader.start();
  const operators = new Operators(first);
  const { won, revision } = await raceOn(operators, options, faults).finally(() =>
    Promise.all(readers.map((reader) => reader.stop())),
  );
  const { entries, broken } = await operators.client.get<{ entries: AuditEntry[]; broken: number | null }>(
    '/audit',
  );
  if (broken !== null) faults.push(`Line ${broken} of the log is not as it was written`);
  const sum = (figures: number[]) => figures.reduce((total, one) => total + one, 0);
  return {
    races: options.races,
    won,
    documents: sum(readers.map(({ documents }) => documents)),
    versionsFetched: sum(readers.map(({ versions }) => versions)),
    revision,
    audited: entries.length,
    faults: [...faults, ...readers.flatMap((reader) => reader.faults)],
  };
}
