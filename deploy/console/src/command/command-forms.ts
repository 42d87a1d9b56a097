import type { BodyOf, CommandName, VersionStatus } from '../data/reply-types.ts';
import { isUsable } from '../labels.ts';
import { readSteps } from './steps.ts';

export type CommandValues = {
  why: string;
  version: string;
  steps: string;
  soakMinutes: string;
  force: boolean;
  /** How many hours the link of an override works. */
  hours: string;
  /** The version typed again, for commands that cannot be undone. */
  typed: string;
};

type CommandForm<Name extends CommandName> = {
  noun: string;
  button: string;
  /** Title of the dialog; by default the text of the button. */
  title?: string;
  explanation: string;
  /** Fields before the reason, in their order. */
  fields?: Exclude<keyof CommandValues, 'why' | 'typed'>[];
  /** Whether the form offers a version; by default it offers none. */
  accepts?: (version: VersionStatus, stable: string | null) => boolean;
  /** The version that is preselected, if `accepts` allows it; by default none is. */
  initialVersion?: 'newest' | 'canary';
  /** Label of the option to choose no version; without a label, a version must be chosen. */
  noVersion?: string;
  /** The command cannot be undone, so the operator must type the version again before it is sent. */
  isFinal?: boolean;
  /** The command's own fields, at `now` (milliseconds since 1970). */
  toBody: (values: CommandValues, now: number) => BodyOf<Name>;
};

const isOther = (one: VersionStatus, stable: string | null) => isUsable(one) && one.version !== stable;
const isServable = (one: VersionStatus) => isUsable(one) && !one.recalledAt;

const forms = {
  start: {
    noun: 'début de déploiement',
    button: 'Démarrer un déploiement',
    title: 'Démarrer un déploiement progressif',
    explanation: 'Une part des visiteurs reçoit la version choisie, palier après palier.',
    fields: ['version', 'steps', 'soakMinutes'],
    accepts: isOther,
    initialVersion: 'newest',
    toBody({ version, steps, soakMinutes }) {
      const soakMs = Number(soakMinutes.trim()) * 60_000;
      return { version, steps: (readSteps(steps) ?? []).map((basisPoints) => ({ basisPoints, soakMs })) };
    },
  },
  pause: {
    noun: 'mise en pause',
    button: 'Mettre en pause',
    title: 'Mettre le déploiement en pause',
    explanation: 'La part reste où elle est jusqu’à la reprise.',
    toBody: () => ({}),
  },
  resume: {
    noun: 'reprise',
    button: 'Reprendre',
    title: 'Reprendre le déploiement',
    explanation: 'Le temps d’observation du palier recommence.',
    toBody: () => ({}),
  },
  promote: {
    noun: 'palier suivant',
    button: 'Palier suivant',
    title: 'Passer au palier suivant',
    explanation:
      'Une plus grande part des visiteurs reçoit le canari\u202f; après le dernier palier, il devient stable.',
    fields: ['force'],
    toBody: ({ force }) => ({ force }),
  },
  abort: {
    noun: 'abandon',
    button: 'Abandonner',
    title: 'Abandonner le déploiement',
    explanation: 'Tout le monde reçoit de nouveau la version stable.',
    toBody: () => ({}),
  },
  rollback: {
    noun: 'retour arrière',
    button: 'Retour arrière',
    explanation:
      'Met fin au déploiement en cours, ou remet une version d’avant. Les onglets ouverts gardent la leur.',
    fields: ['version'],
    accepts: isOther,
    noVersion: 'La version d’avant',
    toBody: ({ version }) => ({ version: version || null }),
  },
  recall: {
    noun: 'rappel',
    button: 'Rappeler une version',
    explanation: 'Plus personne ne la reçoit, et les onglets ouverts la quittent à un moment calme.',
    fields: ['version'],
    accepts: isServable,
    initialVersion: 'canary',
    toBody: ({ version }) => ({ version }),
  },
  kill: {
    noun: 'arrêt d’urgence',
    button: 'Arrêt d’urgence',
    title: 'Arrêt d’urgence d’une version',
    explanation: 'Retire la version à tout le monde et pour toujours, onglets ouverts compris.',
    fields: ['version'],
    accepts: ({ killedAt }) => !killedAt,
    initialVersion: 'canary',
    isFinal: true,
    toBody: ({ version }) => ({ version }),
  },
  override: {
    noun: 'lien d’aperçu',
    button: 'Aperçu',
    title: 'Créer un lien d’aperçu',
    explanation:
      'Montre une version à qui ouvre le lien, pour un temps court. Personne d’autre ne la reçoit, et le journal d’audit le garde.',
    fields: ['version', 'hours'],
    accepts: isServable,
    toBody: ({ version, hours }, now) => ({
      ...{ version, member: null },
      expiresAt: now + Number(hours) * 3_600_000,
    }),
  },
  freeze: {
    noun: 'gel',
    button: 'Geler les déploiements',
    explanation: 'Tout le monde passe sur les versions stables jusqu’à la fin du gel.',
    toBody: () => ({}),
  },
  unfreeze: {
    noun: 'fin du gel',
    button: 'Lever le gel',
    explanation: 'Les déploiements en cours retrouvent leur part.',
    toBody: () => ({}),
  },
} satisfies { [Name in CommandName]?: CommandForm<Name> };

export type CommandVerb = keyof typeof forms;

/** A chosen command, and its version if one is preselected; `area` is `all` for commands that concern all areas. */
export type CommandChoice = { verb: CommandVerb; area: string; version?: string };

export const commandForms: { [Verb in CommandVerb]: CommandForm<Verb> } = forms;

/** Nouns for commands of builds, crawls, tokens, rules and upkeep, which only the command line offers. */
const otherNouns: Record<Exclude<CommandName, CommandVerb>, string> = {
  publish: 'publication',
  collect: 'nettoyage',
  'end-override': 'fin d’un aperçu',
  'set-rule': 'règle de mesure',
  'remove-rule': 'retrait d’une règle de mesure',
  crawled: 'exploration des pages',
  'create-token': 'création de jeton',
  'revoke-token': 'révocation de jeton',
};

/** Nouns for what the audit log and the list of refusals contain. */
export const verbLabels: Record<string, string> = {
  ...Object.fromEntries(Object.entries(commandForms).map(([verb, { noun }]) => [verb, noun])),
  ...otherNouns,
  'open-override': 'aperçu ouvert',
  hold: 'déploiement retenu',
  'end-hold': 'fin de la retenue',
  // Refusals of tokens that may not read are listed too.
  status: 'lecture de l’état',
  history: 'lecture de l’historique',
  recalls: 'lecture des rappels',
  health: 'lecture des mesures',
  report: 'lecture d’un incident',
  routes: 'lecture des routes',
  keys: 'lecture des clés',
  findings: 'lecture des causes',
  sbom: 'lecture des composants',
  overrides: 'lecture des aperçus',
  audit: 'lecture du journal',
  unknown: 'commande inconnue',
};
