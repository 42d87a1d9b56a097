import type { Colour } from '@az/shared/theme';
import type {
  AreaStatus,
  FailureReport,
  HealthMinute,
  Metric,
  RolloutStatus,
  RuleStatus,
  Symptom,
  TokenRefusalReason,
  VersionStatus,
} from './data/reply-types.ts';
import { counted, shortNumber } from './format.ts';

export const cohortLabels: Record<HealthMinute['cohort'], string> = {
  canary: 'canari',
  stable: 'stable',
  none: 'hors déploiement',
};

export const stateLabels: Record<RolloutStatus['state'], string> = {
  running: 'en cours',
  paused: 'en pause',
  promoted: 'mené à terme',
  aborted: 'abandonné',
};

export const outcomeLabels: Record<FailureReport['kind'], string> = {
  ok: 'réussite',
  'fail-load': 'chargement',
  'fail-mount': 'premier affichage',
  'fail-blank': 'page vide',
  'fail-crash': 'plantage',
  'fail-silent': 'erreur silencieuse',
  unattributed: 'page inutilisable ou erreur sans origine connue',
};

/** Noun phrase for what a session with the symptom showed. */
export const symptomLabels: Record<Symptom, string> = {
  unattributed: 'une page inutilisable ou une erreur sans origine connue',
  waiting: 'une page qui n’est pas prête après dix secondes (elle charge encore, ou n’a qu’un titre)',
  left: 'une page quittée avant de fonctionner',
  error: 'une alerte affichée à côté du contenu',
  'little-content': 'moins de 128 caractères, sans liste et avec deux boutons ou liens au plus',
  'no-heading': 'une page sans titre',
  'no-rows': 'une page sans liste',
  'no-actions': 'une page sans boutons ni liens',
};

const metricLabels: Record<Metric, (limit: number) => string> = {
  'failed-calls': (limit) => `${counted(limit, 'appel', 'appels')} en échec ou plus`,
  'slowest-call': (limit) => `un appel de ${shortNumber(limit)} ms ou plus`,
  'long-tasks': (limit) => `${shortNumber(limit)} ms de tâches longues ou plus`,
  'layout-shift': (limit) => `un décalage de mise en page de ${shortNumber(limit)} ou plus`,
};

/** A rule about measurements, as a noun phrase. */
export const ruleLabel = ({ metric, limit, tolerance }: RuleStatus): string =>
  `${metricLabels[metric](limit)}, tolérance ${shortNumber(tolerance)}`;

export const refusalLabels: Record<TokenRefusalReason, string> = {
  unknown: 'jeton inconnu',
  revoked: 'jeton révoqué',
  expired: 'jeton expiré',
  'not-allowed': 'droit manquant',
};

/** State of a version, in one word. Only stable and canary use the colours of the cohorts. */
export function versionState(
  version: VersionStatus,
  { stable, rollout }: Pick<AreaStatus, 'stable' | 'rollout'>,
): { label: string; color: Colour } {
  if (version.inKillFile) return { label: 'arrêtée par kill.json', color: 'red' };
  if (version.killedAt) return { label: 'arrêtée', color: 'red' };
  if (version.removedAt) return { label: 'fichiers supprimés', color: 'gray' };
  if (version.recalledAt && version.version !== stable) return { label: 'rappelée', color: 'red' };
  if (version.version === stable) return { label: 'stable', color: 'lagon' };
  if (version.version === rollout?.version) return { label: 'canari', color: 'yellow' };
  return { label: version.servedUntil ? 'conservée' : 'publiée', color: 'gray' };
}

export const isUsable = ({ killedAt, removedAt }: VersionStatus): boolean => !killedAt && !removedAt;

const names: Record<string, string> = {
  content: 'Actualités et événements',
  feed: 'Fil',
  messaging: 'Messagerie',
  profile: 'Profil',
  settings: 'Paramètres',
  shell: 'Ossature',
};

export const areaName = (area: string): string => names[area] ?? area;

export const hiddenLabel = (hidden: boolean): string => (hidden ? 'non, masqué' : 'oui');

/** Whether the report came with a session. Anybody can make up reports without one. */
export const sourceLabel = (verified: boolean): string => (verified ? 'membre connecté' : 'non vérifiée');

/** Who did something, as named in the audit log. */
export const whoLabel = (who: string): string =>
  who === 'guardrail' ? 'le garde-fou' : who === 'origin' ? 'l’origine' : who;
