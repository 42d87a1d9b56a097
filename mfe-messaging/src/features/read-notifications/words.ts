import { paths } from '@az/shared/paths';
import type { Filter } from '../../data/notifications/notification.ts';

export const words = {
  filters: 'Filtrer les notifications',
  list: 'Notifications',
  more: 'Voir plus',
  menu: (title: string) => `Actions sur la notification de ${title}`,
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  remove: 'Supprimer',
  silenceKind: 'Désactiver ce type',
  explain: 'Pourquoi cette notification\u00a0?',
  kindSwitch: 'Recevoir les notifications de ce type',
  settings: 'Tous les réglages des notifications',
  silencePerson: (name: string) => `Mettre ${name} en sourdine`,
  removed: 'Notification supprimée',
  refused: (name: string) => `Demande de ${name} supprimée`,
  kindSilenced: (kind: string) => `${kind}\u00a0: notifications désactivées`,
  personSilenced: (name: string) => `${name} en sourdine`,
  accept: 'Accepter',
  acceptOf: (name: string) => `Accepter la demande de ${name}`,
  refuseOf: (name: string) => `Supprimer la demande de ${name}`,
  accepted: (name: string) => `${name} fait maintenant partie de votre réseau.`,
  none: {
    all: 'Vous êtes à jour.',
    unread: 'Vous êtes à jour.',
    requests: 'Aucune demande en attente.',
  } satisfies Record<Filter, string>,
  seeAll: 'Voir toutes les notifications',
  silenced: 'Notifications désactivées',
  restore: 'Réactiver',
  restoreOf: (name: string) => `Réactiver les notifications\u00a0: ${name}`,
};

export const filterTabs = {
  all: { label: 'Toutes', to: paths.notifications() },
  unread: { label: 'Non lues', to: paths.notifications('unread') },
  requests: { label: 'Demandes', to: paths.notifications('requests') },
} satisfies Record<Filter, { label: string; to: string }>;
