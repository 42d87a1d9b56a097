import type {
  AreaStatus,
  FailureReport,
  HealthMinute,
  RolloutStatus,
  VersionStatus,
} from '@az/shared/control';
import { areaLabel } from '../areas/area-label.ts';
import { consolePath } from '../routes/sessionless.ts';

/** Address of each view of the console beside the first. */
export const areaAddress = (area: string): string => `${consolePath}?rubrique=${encodeURIComponent(area)}`;
export const auditAddress = `${consolePath}?vue=journal`;

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

export const verbWords: Record<string, string> = {
  publish: 'publication',
  start: 'début de déploiement',
  pause: 'mise en pause',
  resume: 'reprise',
  promote: 'palier suivant',
  abort: 'abandon',
  rollback: 'retour arrière',
  recall: 'rappel',
  kill: 'arrêt d’urgence',
  freeze: 'gel',
  unfreeze: 'fin du gel',
  collect: 'nettoyage',
  override: 'lien d’aperçu',
  'end-override': 'fin d’un aperçu',
  'open-override': 'aperçu ouvert',
  crawled: 'exploration des pages',
  'create-token': 'création de jeton',
  'revoke-token': 'révocation de jeton',
  // Who may not read is noted, too.
  status: 'lecture de l’état',
  history: 'lecture de l’historique',
  recalls: 'lecture des rappels',
  health: 'lecture des mesures',
  report: 'lecture d’un incident',
  routes: 'lecture des routes',
  audit: 'lecture du journal',
};

/** What became of a version, in one word. */
export function versionState(
  version: VersionStatus,
  { stable, rollout }: Pick<AreaStatus, 'stable' | 'rollout'>,
): { word: string; color: string } {
  if (version.killedAt) return { word: 'arrêtée', color: 'red' };
  if (version.removedAt) return { word: 'fichiers supprimés', color: 'gray' };
  if (version.recalledAt && version.version !== stable) return { word: 'rappelée', color: 'yellow' };
  if (version.version === stable) return { word: 'stable', color: 'green' };
  if (version.version === rollout?.version) return { word: 'canari', color: 'yellow' };
  return { word: version.servedUntil ? 'conservée' : 'publiée', color: 'gray' };
}

/** Whether a version may be given to somebody. */
export const isUsable = ({ killedAt, removedAt }: VersionStatus): boolean => !killedAt && !removedAt;

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minute = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const formatted = (format: Intl.DateTimeFormat, value: string | number): string => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : format.format(date);
};

/** `14:05:09`. */
export const clockTime = (value: string | number): string => formatted(clock, value);
/** `14:05`. */
export const minuteTime = (value: string | number): string => formatted(minute, value);
/** `12 mars, 14:05`. */
export const shortMoment = (value: string | number): string => formatted(moment, value);

const figure = new Intl.NumberFormat('fr-FR', { maximumSignificantDigits: 3 });
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumSignificantDigits: 2 });

/** Three digits are enough to judge by: `12,4`, `1 000`. */
export const shortNumber = (value: number): string => figure.format(value);
/** A chance between 0 and 1 as `4,2 %`. */
export const chance = (value: number): string => percents.format(value);
/** A share as the origin says it, `0.5 %`, the way French writes it. */
export const share = (text: string): string => text.replace('.', ',').replace(/\s*%$/, '\u202f%');

/** Name of an area, or of the shell, as people call it. */
export const areaName = (area: string): string => (area === 'shell' ? 'Ossature' : areaLabel(area));

/** Whether a member saw that something failed. */
export const hiddenWords = (hidden: boolean): string => (hidden ? 'non, masqué' : 'oui');

/** Whether a member was signed in where something was reported: anybody can make up the rest. */
export const sourceWords = (verified: boolean): string => (verified ? 'membre connecté' : 'non vérifiée');

const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
/** A figure as charts and tables show it: `1 240`. */
export const fullNumber = (value: number): string => whole.format(value);
