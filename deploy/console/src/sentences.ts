import type {
  Alarm,
  RuleStatus,
  Symptom,
  SymptomCount,
  VerdictFigures,
  VerdictOf,
  VerdictReason,
} from './data/reply-types.ts';
import { counted, duration, fullNumber, part, sharePercent, shortNumber } from './format.ts';
import { killFileSentence } from './kill-file-sentence.ts';
import { ruleLabel, symptomLabels } from './labels.ts';

const choice = 'À vous de décider\u202f: passez au palier suivant malgré le garde-fou, ou abandonnez.';

const mayBeMeant =
  'Ce n’est pas un échec en soi, et c’est peut-être voulu\u202f: regardez les pages des deux versions (bouton «\u202fAperçu\u202f»). ';

const canarySessions = (count: number) => counted(count, 'session du canari', 'sessions du canari');

type Broken = { rule?: RuleStatus; symptom?: Symptom };

const sessionsThat = ({ rule, symptom }: Broken): string => {
  if (rule) return 'sessions qui l’enfreignent';
  return symptom ? 'sessions de ce type' : 'sessions en échec';
};

const brokenText = ({ rule, symptom }: Broken): string => {
  if (rule) return `enfreint la règle «\u202f${ruleLabel(rule)}\u202f»`;
  return symptom
    ? `a plus de sessions que la version stable avec ${symptomLabels[symptom]}`
    : 'échoue plus souvent que la version stable';
};

const seeminglyBroken = ({ rule, symptom }: Broken): string => {
  if (rule) return `enfreindre la règle «\u202f${ruleLabel(rule)}\u202f»`;
  return symptom ? `avoir plus de sessions avec ${symptomLabels[symptom]}` : 'échouer';
};

const countText = ({ failed, people }: SymptomCount): string =>
  `${fullNumber(failed)} sur ${fullNumber(people)}`;

type Sentences = { [Reason in VerdictReason]: (figures: VerdictFigures[Reason]) => string };

const sentences: Sentences = {
  evidence: ({ ofCanary, failing, evidence, limit, ...broken }) =>
    `Le canari ${brokenText(broken)}\u202f: ${fullNumber(ofCanary)} des ${fullNumber(failing)} ${sessionsThat(broken)} sont les siennes, indices ${shortNumber(evidence)} sur ${fullNumber(limit)}.${evidence < limit ? ` Le déploiement est retenu jusque-là. ${choice}` : ''}`,
  'few-sources': ({ ofCanary, failing, evidence, limit, addresses, members, needed, ...broken }) =>
    `Le canari semble ${seeminglyBroken(broken)}\u202f: ${fullNumber(ofCanary)} des ${fullNumber(failing)} ${sessionsThat(broken)} sont les siennes, indices ${shortNumber(evidence)} sur ${fullNumber(limit)}. Mais elles viennent de ${counted(addresses, 'adresse', 'adresses')} et de ${counted(members, 'membre', 'membres')}, et un retour arrière en demande ${fullNumber(needed)} de l’un ou de l’autre. ${choice}`,
  clean: ({ sessions, failed, basisPoints, unseen }) =>
    `${canarySessions(sessions)} à ${sharePercent(basisPoints)}, ${fullNumber(failed)} en échec\u202f: il peut avancer. Moins de ${part(unseen)} d’échecs seraient passés inaperçus.`,
  crawled: () =>
    'Ses pages ont été explorées sans qu’un défaut soit trouvé\u202f: les premiers visiteurs peuvent la recevoir.',
  soaking: ({ basisPoints, leftMs }) =>
    `Encore ${duration(leftMs)} d’observation à ${sharePercent(basisPoints)}.`,
  paused: ({ basisPoints }) =>
    `Le déploiement est en pause à ${sharePercent(basisPoints)}\u202f: il y reste jusqu’à sa reprise.`,
  frozen: () => 'Tout est gelé\u202f: chacun reçoit la version stable jusqu’à la levée du gel.',
  'not-crawled': () => 'Personne ne la reçoit avant que ses pages aient été explorées (az crawl).',
  'crawl-failed': () =>
    'Personne ne la reçoit\u202f: l’exploration de ses pages a trouvé des défauts. Corrigez-les dans une nouvelle version, explorez-la de nouveau, ou passez au palier suivant malgré le garde-fou.',
  'no-data': ({ silentMs }) =>
    silentMs === null
      ? 'Aucune session du canari n’a été signalée\u202f: sans données, rien ne dit qu’il va bien.'
      : `Aucun résultat n’a été signalé depuis ${duration(silentMs)}\u202f: sans données, rien ne dit qu’il va bien.`,
  'too-few': ({ sessions, failed, basisPoints, bound, allowed, missing, inconclusiveMs }) => {
    const outlook =
      missing === null
        ? 'C’est hors d’atteinte tant qu’il y a autant d’échecs.'
        : `Il manque ${counted(missing, 'session sans échec', 'sessions sans échec')}.`;
    const figures = `${canarySessions(sessions)}, ${fullNumber(failed)} en échec\u202f: le taux d’échec peut encore atteindre ${part(bound)}, et ${part(allowed)} est admis pour dépasser ${sharePercent(basisPoints)} des visiteurs. ${outlook}`;
    return inconclusiveMs === null
      ? figures
      : `Pas de conclusion après ${duration(inconclusiveMs)}. ${figures} ${choice}`;
  },
  'over-budget': ({ sessions, failed, share, budget }) =>
    `${fullNumber(failed)} sur ${canarySessions(sessions)} en échec, soit ${part(share)} pour ${part(budget)} admis. ${choice}`,
  doubtful: ({ evidence, limit, doubtfulAt }) =>
    `Les indices contre le canari sont à ${shortNumber(evidence)}\u202f: trop peu pour un retour arrière (${fullNumber(limit)}), trop pour avancer (${shortNumber(doubtfulAt)}). Chaque session en échec du déploiement compte, une seule peut suffire. ${choice}`,
  symptom: ({ symptom, isContent, canary, stable, evidence, limit }) =>
    `Plus de personnes du canari ont une session avec ${symptomLabels[symptom]}\u202f: ${countText(canary)}, et ${countText(stable)} avec la version stable. Les indices de ce seul fait sont à ${shortNumber(evidence)}, et arrêtent le déploiement à partir de ${shortNumber(limit)}. ${isContent ? mayBeMeant : ''}${choice}`,
  'sample-ratio': ({ canary, total, basisPoints }) =>
    `${fullNumber(canary)} personnes sur ${fullNumber(total)} ont le canari, au lieu de ${sharePercent(basisPoints)}\u202f: la comparaison n’est pas fiable. ${choice}`,
  'common-cause': ({ sessions, failed, share }) =>
    `La version stable échoue aussi, ${fullNumber(failed)} de ses ${fullNumber(sessions)} dernières sessions (${part(share)})\u202f: la cause est ailleurs, et le déploiement attend qu’elle cesse. Le palier suivant reste possible malgré le garde-fou.`,
  'no-control': ({ basisPoints }) =>
    `Il n’y a pas de version stable à laquelle comparer\u202f: à vous de décider de la suite après ${sharePercent(basisPoints)}.`,
};

export const verdictSentence = <Reason extends VerdictReason>({
  reason,
  figures,
}: VerdictOf<Reason>): string => sentences[reason](figures);

/** Text of an alarm. For a held rollout it gives the reason, but does not name the rollout. */
export function alarmSentence(alarm: Alarm): string {
  if (alarm.reason === 'held') return verdictSentence(alarm.verdict);
  return alarm.reason === 'kill-file'
    ? killFileSentence(alarm.killFile)
    : 'Le garde-fou n’observe plus les déploiements\u202f: ils restent où ils en sont, et aucune version n’est retirée automatiquement. Le journal de l’origine dit pourquoi. Si le retour arrière et l’arrêt d’urgence échouent aussi, écrivez kill.json sur chaque origine.';
}
