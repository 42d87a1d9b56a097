/** @jest-environment node */
import type { Verdict } from './data/reply-types.ts';
import { alarmSentence, verdictSentence } from './sentences.ts';

const few = { sessions: 91, failed: 1, basisPoints: 100, bound: 0.0521, allowed: 0.05 };

/** Every reason, with its sentence; no-break spaces are replaced by plain ones. */
const cases: [Verdict, string][] = [
  [
    {
      kind: 'roll-back',
      reason: 'evidence',
      figures: { ofCanary: 3, failing: 4, evidence: 35_100, limit: 1000 },
    },
    'Le canari échoue plus souvent que la version stable : 3 des 4 sessions en échec sont les siennes, indices 35 100 sur 1 000.',
  ],
  [
    {
      kind: 'hold',
      reason: 'evidence',
      figures: { ofCanary: 3, failing: 3, evidence: 35_100, limit: 1_000_000 },
    },
    'Le canari échoue plus souvent que la version stable : 3 des 3 sessions en échec sont les siennes, indices 35 100 sur 1 000 000. Le déploiement est retenu jusque-là. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    {
      kind: 'advance',
      reason: 'clean',
      figures: { sessions: 60, failed: 0, basisPoints: 100, unseen: 0.05 },
    },
    '60 sessions du canari à 1 %, 0 en échec : il peut avancer. Moins de 5 % d’échecs seraient passés inaperçus.',
  ],
  [
    { kind: 'advance', reason: 'crawled', figures: {} },
    'Ses pages ont été explorées sans qu’un défaut soit trouvé : les premiers visiteurs peuvent la recevoir.',
  ],
  [
    { kind: 'watch', reason: 'soaking', figures: { basisPoints: 500, leftMs: 61_000 } },
    'Encore 2 min d’observation à 5 %.',
  ],
  [
    { kind: 'hold', reason: 'paused', figures: { basisPoints: 250 } },
    'Le déploiement est en pause à 2,5 % : il y reste jusqu’à sa reprise.',
  ],
  [
    { kind: 'hold', reason: 'frozen', figures: {} },
    'Tout est gelé : chacun reçoit la version stable jusqu’à la levée du gel.',
  ],
  [
    { kind: 'hold', reason: 'not-crawled', figures: {} },
    'Personne ne la reçoit avant que ses pages aient été explorées (az crawl).',
  ],
  [
    { kind: 'hold', reason: 'crawl-failed', figures: {} },
    'Personne ne la reçoit : l’exploration de ses pages a trouvé des défauts. Corrigez-les dans une nouvelle version, explorez-la de nouveau, ou passez au palier suivant malgré le garde-fou.',
  ],
  [
    { kind: 'hold', reason: 'no-data', figures: { silentMs: null } },
    'Aucune session du canari n’a été signalée : sans données, rien ne dit qu’il va bien.',
  ],
  [
    { kind: 'hold', reason: 'no-data', figures: { silentMs: 660_000 } },
    'Aucun résultat n’a été signalé depuis 11 min : sans données, rien ne dit qu’il va bien.',
  ],
  [
    { kind: 'watch', reason: 'too-few', figures: { ...few, missing: 1, inconclusiveMs: null } },
    '91 sessions du canari, 1 en échec : le taux d’échec peut encore atteindre 5,21 %, et 5 % est admis pour dépasser 1 % des visiteurs. Il manque 1 session sans échec.',
  ],
  [
    { kind: 'hold', reason: 'too-few', figures: { ...few, missing: null, inconclusiveMs: 86_400_000 } },
    'Pas de conclusion après 24 h. 91 sessions du canari, 1 en échec : le taux d’échec peut encore atteindre 5,21 %, et 5 % est admis pour dépasser 1 % des visiteurs. C’est hors d’atteinte tant qu’il y a autant d’échecs. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    {
      kind: 'hold',
      reason: 'over-budget',
      figures: { sessions: 1, failed: 1, share: 1, budget: 0.005 },
    },
    '1 sur 1 session du canari en échec, soit 100 % pour 0,5 % admis. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    { kind: 'hold', reason: 'doubtful', figures: { evidence: 2e7, limit: 1000, doubtfulAt: 3 } },
    'Les indices contre le canari sont à 20 000 000 : trop peu pour un retour arrière (1 000), trop pour avancer (3). Chaque session en échec du déploiement compte, une seule peut suffire. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    {
      ...{ kind: 'hold', reason: 'symptom' },
      figures: {
        symptom: 'unattributed',
        ...{ canary: { failed: 17, people: 34 }, stable: { failed: 9, people: 56 } },
        ...{ evidence: 90, limit: 20 },
      },
    },
    'Plus de personnes du canari ont une session avec une page inutilisable ou une erreur sans origine connue : 17 sur 34, et 9 sur 56 avec la version stable. Les indices de ce seul fait sont à 90, et arrêtent le déploiement à partir de 20. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    {
      ...{ kind: 'hold', reason: 'symptom' },
      figures: {
        ...{ symptom: 'error', isContent: true },
        ...{ canary: { failed: 7, people: 7 }, stable: { failed: 0, people: 7 } },
        ...{ evidence: 30, limit: 20 },
      },
    },
    'Plus de personnes du canari ont une session avec une alerte affichée à côté du contenu : 7 sur 7, et 0 sur 7 avec la version stable. Les indices de ce seul fait sont à 30, et arrêtent le déploiement à partir de 20. Ce n’est pas un échec en soi, et c’est peut-être voulu : regardez les pages des deux versions (bouton « Aperçu »). À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    { kind: 'hold', reason: 'sample-ratio', figures: { canary: 90, total: 3000, basisPoints: 100 } },
    '90 personnes sur 3 000 ont le canari, au lieu de 1 % : la comparaison n’est pas fiable. À vous de décider : passez au palier suivant malgré le garde-fou, ou abandonnez.',
  ],
  [
    { kind: 'hold', reason: 'common-cause', figures: { sessions: 60, failed: 20, share: 1 / 3 } },
    'La version stable échoue aussi, 20 de ses 60 dernières sessions (33,3 %) : la cause est ailleurs, et le déploiement attend qu’elle cesse. Le palier suivant reste possible malgré le garde-fou.',
  ],
  [
    { kind: 'hold', reason: 'no-control', figures: { basisPoints: 500 } },
    'Il n’y a pas de version stable à laquelle comparer : à vous de décider de la suite après 5 %.',
  ],
];

const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

test.each(cases)('%j is shown in French', (verdict, sentence) => {
  expect(plain(verdictSentence(verdict))).toBe(sentence);
});

test('an alarm says what is wrong and what to do', () => {
  const since = '2026-03-12T13:00:00Z';
  expect(plain(alarmSentence({ since, reason: 'guardrail-silent' }))).toBe(
    'Le garde-fou n’observe plus les déploiements : ils restent où ils en sont, et aucune version n’est retirée automatiquement. Le journal de l’origine dit pourquoi. Si le retour arrière et l’arrêt d’urgence échouent aussi, écrivez kill.json sur chaque origine.',
  );
  const verdict: Verdict = { kind: 'hold', reason: 'crawl-failed', figures: {} };
  expect(alarmSentence({ since, reason: 'held', area: 'feed', version: '1.0.0', verdict })).toBe(
    verdictSentence(verdict),
  );
});
