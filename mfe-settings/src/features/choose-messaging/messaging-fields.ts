import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

/** Notifications of messaging. */
export const requests: FieldGroup[] = [
  {
    legend: 'Vous prévenir',
    fields: [
      {
        group: 'messaging',
        key: 'requests',
        label: 'Demandes de message',
        description: 'De personnes qui ne font pas partie de vos relations.',
      },
      { group: 'messaging', key: 'invitations', label: 'Invitations à une discussion' },
      { group: 'messaging', key: 'groupAdditions', label: 'Ajouts à un groupe' },
      { group: 'messaging', key: 'replies', label: 'Réponses à vos messages' },
    ],
  },
];

/** Behaviour of messaging. */
export const experience: FieldGroup[] = [
  {
    legend: 'Dans vos conversations',
    fields: [
      {
        group: 'messaging',
        key: 'readReceipts',
        label: 'Accusés de lecture',
        description: 'Vos correspondants voient que vous avez lu, et vous voyez qu’ils ont lu.',
      },
      {
        group: 'messaging',
        key: 'suggestions',
        label: 'Suggestions de réponse',
        description: 'Des réponses courtes, proposées sous un message.',
      },
      {
        group: 'interface',
        key: 'messageSounds',
        label: 'Sons des messages',
        description:
          'Un son bref à chaque message reçu. Vaut tout de suite sur cet appareil, dans tous ses onglets.',
      },
    ],
  },
];
