import type { CommandName } from '../data/reply-types.ts';

type Without<Names extends CommandName> = Exclude<CommandName, Names>;

/** Commands that the console offers: those of builds, crawls, tokens, rules and upkeep are for the command line. */
export type CommandVerb = Without<
  | 'publish'
  | 'crawled'
  | 'end-override'
  | 'create-token'
  | 'revoke-token'
  | 'collect'
  | 'set-rule'
  | 'remove-rule'
>;

/** Commands about one area. */
export type AreaVerb = Exclude<CommandVerb, 'freeze' | 'unfreeze'>;

/** A chosen command, with its version if chosen; `area` is `all` for commands about everything. */
export type CommandChoice = { verb: CommandVerb; area: string; version?: string };

type CommandLabels = { button: string; title: string; explanation: string; danger?: boolean };

export const commandLabels: Record<CommandVerb, CommandLabels> = {
  start: {
    button: 'Démarrer un déploiement',
    title: 'Démarrer un déploiement progressif',
    explanation: 'Une part des visiteurs reçoit la version choisie, palier après palier.',
  },
  pause: {
    button: 'Mettre en pause',
    title: 'Mettre le déploiement en pause',
    explanation: 'La part reste où elle est jusqu’à la reprise.',
  },
  resume: {
    button: 'Reprendre',
    title: 'Reprendre le déploiement',
    explanation: 'Le temps d’observation du palier recommence.',
  },
  promote: {
    button: 'Palier suivant',
    title: 'Passer au palier suivant',
    explanation:
      'Une plus grande part des visiteurs reçoit le canari\u202f; après le dernier palier, il devient stable.',
  },
  abort: {
    button: 'Abandonner',
    title: 'Abandonner le déploiement',
    explanation: 'Tout le monde reçoit de nouveau la version stable.',
  },
  rollback: {
    button: 'Retour arrière',
    title: 'Retour arrière',
    explanation:
      'Met fin au déploiement en cours, ou remet une version d’avant. Les onglets ouverts gardent la leur.',
  },
  recall: {
    button: 'Rappeler une version',
    title: 'Rappeler une version',
    explanation: 'Plus personne ne la reçoit, et les onglets ouverts la quittent à un moment calme.',
  },
  kill: {
    button: 'Arrêt d’urgence',
    title: 'Arrêt d’urgence d’une version',
    explanation: 'Retire la version à tout le monde et pour toujours, onglets ouverts compris.',
    danger: true,
  },
  override: {
    button: 'Aperçu',
    title: 'Créer un lien d’aperçu',
    explanation:
      'Montre une version à qui ouvre le lien, pour un temps court. Personne d’autre ne la reçoit, et le journal d’audit le garde.',
  },
  freeze: {
    button: 'Geler les déploiements',
    title: 'Geler les déploiements',
    explanation: 'Tout le monde passe sur les versions stables jusqu’à la fin du gel.',
  },
  unfreeze: {
    button: 'Lever le gel',
    title: 'Lever le gel',
    explanation: 'Les déploiements en cours retrouvent leur part.',
  },
};
