import type {
  AreaStatus,
  Arm,
  ArmMeasures,
  AuditLog,
  History,
  KeyStatus,
  OverrideStatus,
  Reach,
  RolloutEnd,
  RolloutStatus,
  Status,
  VersionStatus,
} from '../answers/answers.ts';
import type { Finding, FoundReport } from '../answers/health-answers.ts';
import { ruleText } from '../guardrail/measures.ts';
import { alarmSentence, symptomText, verdictSentence, whySentence } from '../guardrail/sentences.ts';
import { killFileSentence } from '../rollout/kill-file-sentence.ts';
import { overrideText } from '../rollout/override.ts';

const state = (
  { version, servedUntil, killedAt, recalledAt, removedAt, inKillFile }: VersionStatus,
  area: AreaStatus,
) => {
  if (inKillFile) return 'killed by kill.json';
  if (killedAt) return 'killed';
  if (recalledAt) return `recalled, "rollout history ${area.area}" says why`;
  if (removedAt) return 'removed';
  if (version === area.stable) return 'stable';
  if (version === area.rollout?.version) return 'canary';
  return servedUntil ? 'retained' : 'published';
};

const armLine = (
  name: string,
  { started, succeeded, failed, unattributed }: Arm,
  { sessions, failedCalls, slowestCallMs, longTasksMs, layoutShift }: ArmMeasures,
): string[] => {
  const duration = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`);
  const shift = layoutShift?.toFixed(3) ?? '–';
  const percentiles = `slowest call ${duration(slowestCallMs)}, long tasks ${duration(longTasksMs)}, layout shift ${shift}`;
  return [
    `  ${name}: ${started} sessions, ${succeeded} succeeded, ${failed} failed, ${unattributed} failed without a known cause`,
    `    measured in ${sessions}, with a failed call ${failedCalls}; 75 % within: ${percentiles}`,
  ];
};

function healthLines(health: NonNullable<RolloutStatus['health']>): string[] {
  const { canary, stable, measures, rules, people, symptoms } = health;
  const countOf = (side: 'canary' | 'stable', count: number) => `${count} of ${people[side]} people`;
  return [
    ...armLine('canary', canary, measures.canary),
    ...armLine('stable', stable, measures.stable),
    ...symptoms.map(
      ({ symptom, ...of }) =>
        `  sessions that ${symptomText(symptom)}: ${countOf('canary', of.canary)} of the canary, ${countOf('stable', of.stable)} of the stable version`,
    ),
    ...rules.map(
      (rule) => `  rule ${ruleText(rule)}: ${rule.canary} sessions of the canary, ${rule.stable} stable ones`,
    ),
  ];
}

/** `hasAlarm`: whether an alarm has the sentence of the verdict already. */
function areaLines(area: AreaStatus, withVersions: boolean, hasAlarm: boolean): string[] {
  const { rollout } = area;
  const canary = area.versions.find(({ version }) => version === rollout?.version);
  const killed = canary?.inKillFile ? ', killed by kill.json' : '';
  const under = rollout
    ? `, ${rollout.version} at ${rollout.share} (step ${rollout.step} of ${rollout.steps.length}, ${rollout.state}${killed})`
    : '';
  const given =
    area.given === area.stable ? '' : `, but visitors get ${area.given ?? 'nothing'} because of kill.json`;
  const crawl = ({ crawl }: VersionStatus) => (crawl ? `, crawl ${crawl}` : '');
  const provides = ({ provides }: VersionStatus) =>
    Object.entries(provides ?? {}).map(([name, version]) => `, ${name} ${version}`);
  const versions = area.versions.map(
    (one) => `  ${one.version}  ${state(one, area)}${crawl(one)}${provides(one).join('')}`,
  );
  const sentence = rollout?.verdict && (hasAlarm ? 'see its alarm.' : verdictSentence(rollout.verdict));
  const verdict = rollout?.verdict ? [`  ${rollout.verdict.kind}: ${sentence}`] : [];
  return [
    `${area.area}: ${area.stable ?? 'no stable version'}${given}${under}`,
    ...verdict,
    ...(withVersions && rollout?.health ? healthLines(rollout.health) : []),
    ...(withVersions ? versions : []),
  ];
}

export function formatStatus(
  { revision, frozen, killFile, alarms, areas }: Omit<Status, 'tokens'>,
  only: string | undefined,
): string[] {
  const shown = areas.filter(({ area }) => !only || area === only);
  const isHeld = ({ area }: AreaStatus) =>
    alarms.some((alarm) => alarm.reason === 'held' && alarm.area === area);
  return [
    `Revision ${revision}${frozen ? `, frozen by ${frozen.by}` : ''}`,
    ...(killFile && !alarms.some(({ reason }) => reason === 'kill-file') ? [killFileSentence(killFile)] : []),
    ...alarms.map((alarm) => `ALARM since ${alarm.since}: ${alarmSentence(alarm)}`),
    ...shown.flatMap((area) => areaLines(area, only !== undefined, isHeld(area))),
  ];
}

export function formatRules({ areas }: Pick<Status, 'areas'>): string[] {
  const lines = areas.flatMap(({ area, rules }) => rules.map((rule) => `${area}  ${ruleText(rule)}`));
  return lines.length > 0 ? lines : ['There is no rule about what pages measure.'];
}

export const formatOverrides = (overrides: OverrideStatus[]): string[] =>
  overrides.length === 0
    ? ['No override is open.']
    : overrides.map(
        ({ id, by, until, ...one }) =>
          `${id}  ${overrideText({ ...one, expiresAt: Date.parse(until) })}, by ${by}`,
      );

export const formatTokens = ({ tokens }: Status, now: number): string[] =>
  tokens.map(({ id, team, rights, expiresAt, revokedAt }) => {
    const ends = expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'until';
    const end = revokedAt ? `, revoked ${revokedAt}` : expiresAt ? `, ${ends} ${expiresAt}` : '';
    return `${id}  ${team}  ${rights.join(', ')}${end}`;
  });

const endState = (rolloutState: RolloutStatus['state'], end: RolloutEnd | null): string =>
  rolloutState === 'aborted' && end?.who === 'guardrail' ? 'rolled back automatically' : rolloutState;

function endText(end: RolloutEnd | null): string {
  if (!end?.who) return '';
  const why = whySentence(end.why);
  return ` by ${end.who}${why && (typeof end.why === 'string' ? ` (${why})` : `: ${why}`)}`;
}

export const formatHistory = ({ stable, rollouts }: History): string[] => [
  ...stable.map(
    ({ version, since, retreated }) =>
      `${since}  ${version} stable${retreated ? ', left because it was bad' : ''}`,
  ),
  ...rollouts.map(
    ({ version, from, state, share, startedAt, end }) =>
      `${startedAt}  rollout of ${version} from ${from ?? 'nothing'}: ${endState(state, end)} at ${share}${endText(end)}`,
  ),
];

export const formatKeys = ({ keys, unsigned }: KeyStatus): string[] => [
  ...keys.map(
    ({ name, areas, versions }) =>
      `${name}  for ${areas?.join(', ') ?? 'every area'}  ${versions.join(', ') || 'no version'}`,
  ),
  ...(keys.length === 0 ? ['Versions need no signature here.'] : []),
  ...(keys.length > 0 && unsigned.length > 0 ? [`Signed with no accepted key: ${unsigned.join(', ')}`] : []),
];

export const formatReach = (area: string, recalls: Reach[]): string[] =>
  recalls.length === 0
    ? [`No version of ${area} is recalled.`]
    : recalls.map(
        ({ version, since, killed, had, left, waiting, unknown }) =>
          `${area} ${version}, ${killed ? 'killed' : 'recalled'} ${new Date(since).toISOString()}: ` +
          `${had} open tabs had it, ${left} left it, ${waiting} wait for a quiet moment, ${unknown} have not reported`,
      );

export const formatReport = ({ report, frames = [], owner }: FoundReport): string[] => [
  `${report.at}  ${report.area} ${report.version} (${report.cohort})  ${report.kind} at ${report.stage}, ${report.route}`,
  `  ${report.cause}`,
  ...frames.map((frame) => `    at ${frame}`),
  report.hidden ? '  The version before stood in for it.' : '  The member saw an error.',
  ...(report.verified
    ? []
    : ['  Unverified: nobody was signed in where it was reported, so anybody can have made it up.']),
  ...(owner ? [`  ${report.area} is ${owner.team}'s: ${owner.contact}`] : []),
];

export const formatFindings = (area: string, findings: Finding[]): string[] =>
  findings.length === 0
    ? [`No failure of ${area} is stored.`]
    : findings.flatMap(({ count, verified, kind, cause, frames, versions, routes, lastAt, lastId }) => [
        `${count} times (${verified} verified)  ${kind}  ${cause}`,
        ...frames.map((frame) => `    at ${frame}`),
        `  in ${versions.join(', ')}, on ${routes.join(', ')}; last ${lastAt} as ${lastId}`,
      ]);

export const formatAudit = ({ entries, broken, head }: AuditLog, last: number): string[] => [
  ...entries
    .slice(-last)
    .map(({ place, at, who, verb, area, result, what, why }) =>
      [place, new Date(at).toISOString(), who, verb, area, result, what, why && `(${whySentence(why)})`]
        .filter(Boolean)
        .join('  '),
    ),
  broken === null
    ? `${entries.length} entries, each as it was written. Head: ${head ?? 'none'}`
    : `BROKEN: entry ${broken} is not as it was written.`,
];

export const formatRefusals = ({ refusals }: AuditLog): string[] =>
  refusals.length === 0
    ? ['No token was refused within 30 days.']
    : refusals.map(
        ({ hour, count, reason, who, address, verb, area }) =>
          `${hour}  ${count} times  ${reason}  ${who ?? 'unknown'}  address ${address}  last: ${verb} ${area}`,
      );
