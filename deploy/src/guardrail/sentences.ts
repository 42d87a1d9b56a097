import type {
  Alarm,
  Symptom,
  SymptomCount,
  Verdict,
  VerdictFigures,
  VerdictOf,
  VerdictReason,
  Why,
} from '../answers/answers.ts';
import { minutes, percent } from '../control/state.ts';
import { killFileSentence } from '../rollout/kill-file-sentence.ts';
import { ruleText } from './measures.ts';

/** At most three significant digits: `0.15 %`, `5 %`, `33.3 %`. */
const share = (part: number): string => `${Number((part * 100).toPrecision(3))} %`;
const rounded = (evidence: number): string =>
  evidence < 1e6 ? `${Number(evidence.toPrecision(3))}` : 'more than 1000000';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What an operator can do about a rollout that does not continue by itself. */
const choice =
  'A person decides: "rollout promote --force" goes on, "rollout abort" takes it from its visitors.';

const mayBeMeant =
  'This is no failure by itself, and may be meant so: look at the pages of both versions (az override). ';

const symptomTexts: Record<Symptom, string> = {
  unattributed: 'fail without a known cause',
  waiting: 'are not ready after ten seconds, and still load or show nothing but a heading',
  left: 'end before the page works',
  error: 'show an alert beside their content',
  'little-content': 'show less than 128 characters, no rows and two buttons or links at most',
  'no-heading': 'show no main heading',
  'no-rows': 'show no list entries or table rows',
  'no-actions': 'show no buttons and links',
};

/** What sessions with a symptom do, as the end of a sentence; `symptom` is null for failures of known code. */
export const symptomText = (symptom: Symptom | null): string =>
  symptom ? symptomTexts[symptom] : 'fail in known code';

/** Which sessions are the evidence, and how many of them are the canary's; without a full stop. */
function evidenceText({ ofCanary, failing, evidence, rule, symptom }: VerdictFigures['evidence']): string {
  const text = (does: string, sessions: string) =>
    `The canary ${does}: ${ofCanary} of ${failing} ${sessions} are its own. Evidence is ${rounded(evidence)}`;
  if (rule) return text(`breaks the rule ${ruleText(rule)}`, 'sessions that break it');
  return symptom
    ? text(`has more sessions that ${symptomTexts[symptom]} than the stable version`, 'such sessions')
    : text('fails more often than the stable version', 'failing sessions');
}

const countText = ({ failed, people }: SymptomCount): string => `${failed} of ${people}`;

type Sentences = { [Reason in VerdictReason]: (figures: VerdictFigures[Reason]) => string };

const sentences: Sentences = {
  evidence: (figures) =>
    `${evidenceText(figures)}, and ${figures.limit} ${figures.evidence < figures.limit ? `rolls it back: until then it is held. ${choice}` : 'is enough for a rollback.'}`,
  'few-sources': ({ limit, addresses, members, needed, ...figures }) =>
    `${evidenceText({ ...figures, limit })}, from ${counted(addresses, 'address', 'addresses')} and ${counted(members, 'member', 'members')}: a rollback needs ${needed} of either, and an evidence of ${limit}. ${choice}`,
  clean: ({ sessions, failed, basisPoints, unseen }) =>
    `${sessions} canary sessions at ${percent(basisPoints)}, ${failed} failed: it may go on. A failure rate of less than ${share(unseen)} would not have been seen.`,
  crawled: () => 'Its pages have been crawled without a finding: the first visitors may have it.',
  soaking: ({ basisPoints, leftMs }) => `It soaks at ${percent(basisPoints)} for another ${minutes(leftMs)}.`,
  paused: ({ basisPoints }) =>
    `Somebody has paused the rollout at ${percent(basisPoints)}: it stays there until resume.`,
  frozen: () => 'Everything is frozen: everybody is on stable versions until unfreeze.',
  'not-crawled': () => 'Nobody has it before its pages have been crawled (az crawl).',
  'crawl-failed': () =>
    'Nobody gets it: the crawl of its pages has found faults. Mend them in a new version, or crawl it again; "rollout promote --force" gives it to visitors as it is.',
  'no-data': ({ silentMs }) =>
    silentMs === null
      ? `No session of the canary has been reported, so nothing says that it works. ${choice}`
      : `No outcome of any session has been reported for ${minutes(silentMs)}, so nothing says that the canary works. ${choice}`,
  'too-few': ({ sessions, failed, basisPoints, bound, allowed, missing, inconclusiveMs }) => {
    const outlook = missing === null ? 'out of reach while as many fail' : `${missing} more that do not fail`;
    const figures = `${sessions} canary sessions with ${failed} failed leave room for a failure rate of ${share(bound)}; ${percent(basisPoints)} needs ${share(allowed)} or less: ${outlook}.`;
    return inconclusiveMs === null
      ? figures
      : `Inconclusive after ${minutes(inconclusiveMs)}: ${figures} ${choice}`;
  },
  'over-budget': ({ sessions, failed, share: failing, budget }) =>
    `${failed} of ${sessions} canary sessions failed: ${share(failing)}, where ${share(budget)} may. ${choice}`,
  doubtful: ({ evidence, limit, doubtfulAt }) =>
    `Evidence against the canary is ${rounded(evidence)}: not enough to roll it back (${limit}), too much to go on (${doubtfulAt}). Every failing session of the rollout counts, and one can be enough for that. ${choice}`,
  symptom: ({ symptom, isContent, canary, stable, evidence, limit }) =>
    `More people of the canary have sessions that ${symptomTexts[symptom]}: ${countText(canary)}, with the stable version ${countText(stable)}. Evidence of that alone is ${rounded(evidence)}; from ${limit} on a rollout is held. ${isContent ? mayBeMeant : ''}${choice}`,
  'sample-ratio': ({ canary, total, basisPoints }) =>
    `${canary} of ${total} people have the canary where ${percent(basisPoints)} should: the comparison is not to be trusted. ${choice}`,
  'common-cause': ({ sessions, failed, share: failing }) =>
    `The stable version fails too, ${failed} of its last ${sessions} sessions (${share(failing)}): the cause lies elsewhere, and the rollout waits for its end; "rollout promote --force" goes on before.`,
  'no-control': ({ basisPoints }) =>
    `There is no stable version to compare with: a person decides what comes after ${percent(basisPoints)}.`,
};

/** A verdict in one or two English sentences, for the log and the command line. */
export const verdictSentence = <Reason extends VerdictReason>({
  reason,
  figures,
}: VerdictOf<Reason>): string => sentences[reason](figures);

export const heldSentence = (area: string, version: string, verdict: Verdict): string =>
  `${area} ${version} is held: ${verdictSentence(verdict)}`;

export function alarmSentence(alarm: Alarm): string {
  if (alarm.reason === 'held') return heldSentence(alarm.area, alarm.version, alarm.verdict);
  return alarm.reason === 'kill-file'
    ? killFileSentence(alarm.killFile)
    : 'The guardrail has made no check for 45 seconds: rollouts stay at their shares, and no version is taken back automatically. The log of the origin says why. If kill and rollback fail too, write kill.json on each origin.';
}

/** The reason of a command as text. A verdict of the guardrail becomes an English sentence. */
export const whySentence = (why: Why): string => (typeof why === 'string' ? why : verdictSentence(why));

/** The reason in a line of the audit log: the guardrail's verdict, stored as JSON, or text (also older verdicts). */
export function readWhy({ who, why }: { who: string; why: string }): Why {
  if (who !== 'guardrail' || !why.startsWith('{')) return why;
  // The guardrail has written the JSON from the same type.
  const verdict = JSON.parse(why) as Verdict;
  return Object.hasOwn(sentences, verdict.reason) ? verdict : why;
}
