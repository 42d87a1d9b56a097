import type {
  AreaStatus,
  FailureReport,
  HealthMinute,
  RolloutStatus,
  TokenRefusalReason,
  VersionStatus,
  Withdrawal,
} from './data/answers.ts';

export const cohortWords: Record<HealthMinute['cohort'], string> = {
  canary: 'canari',
  stable: 'stable',
  none: 'hors déploiement',
};

export const stateWords: Record<RolloutStatus['state'], string> = {
  running: 'en cours',
  paused: 'en pause',
  promoted: 'mené à terme',
  aborted: 'abandonné',
};

export const outcomeWords: Record<FailureReport['kind'], string> = {
  ok: 'réussite',
  'fail-load': 'chargement',
  'fail-mount': 'premier affichage',
  'fail-blank': 'page vide',
  'fail-crash': 'plantage',
  'fail-silent': 'erreur silencieuse',
};

export const refusalWords: Record<TokenRefusalReason, string> = {
  unknown: 'jeton inconnu',
  revoked: 'jeton révoqué',
  expired: 'jeton expiré',
  'not-allowed': 'droit manquant',
};

const withdrawalWords: Record<Withdrawal['verb'], string> = {
  abort: 'abandon',
  rollback: 'retour arrière',
  recall: 'rappel',
  kill: 'arrêt d’urgence',
};

export const verbWords: Record<string, string> = {
  ...withdrawalWords,
  publish: 'publication',
  start: 'début de déploiement',
  pause: 'mise en pause',
  resume: 'reprise',
  promote: 'palier suivant',
  freeze: 'gel',
  unfreeze: 'fin du gel',
  collect: 'nettoyage',
  override: 'lien d’aperçu',
  'end-override': 'fin d’un aperçu',
  'open-override': 'aperçu ouvert',
  crawled: 'exploration des pages',
  'create-token': 'création de jeton',
  'revoke-token': 'révocation de jeton',
  // Operators without the right to read are counted, too.
  status: 'lecture de l’état',
  history: 'lecture de l’historique',
  recalls: 'lecture des rappels',
  health: 'lecture des mesures',
  report: 'lecture d’un incident',
  routes: 'lecture des routes',
  audit: 'lecture du journal',
  unknown: 'commande inconnue',
};

/** State of a version, in one word. Only stable and canary use the colours of the cohorts. */
export function versionState(
  version: VersionStatus,
  { stable, rollout }: Pick<AreaStatus, 'stable' | 'rollout'>,
): { word: string; color: string } {
  if (version.killedAt) return { word: 'arrêtée', color: 'red' };
  if (version.removedAt) return { word: 'fichiers supprimés', color: 'gray' };
  if (version.recalledAt && version.version !== stable) return { word: 'rappelée', color: 'red' };
  if (version.version === stable) return { word: 'stable', color: 'lagon' };
  if (version.version === rollout?.version) return { word: 'canari', color: 'yellow' };
  return { word: version.servedUntil ? 'conservée' : 'publiée', color: 'gray' };
}

/** Whether a version may be served. */
export const isUsable = ({ killedAt, removedAt }: VersionStatus): boolean => !killedAt && !removedAt;

const names: Record<string, string> = {
  content: 'Actualités et événements',
  feed: 'Fil',
  messaging: 'Messagerie',
  profile: 'Profil',
  settings: 'Paramètres',
  shell: 'Ossature',
};

/** Label of an area, or of the shell; an unknown area has its own name. */
export const areaName = (area: string): string => names[area] ?? area;

/** Whether a member saw the failure. */
export const hiddenWords = (hidden: boolean): string => (hidden ? 'non, masqué' : 'oui');

/** Whether the report came with a session: anybody can make up the others. */
export const sourceWords = (verified: boolean): string => (verified ? 'membre connecté' : 'non vérifiée');

/** Who did something, as named in the audit log. */
export const whoWords = (who: string): string =>
  who === 'guardrail' ? 'le garde-fou' : who === 'origin' ? 'l’origine' : who;
