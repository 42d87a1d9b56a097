import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

/** Who may send the member connection requests. */
export const invitations: FieldGroup[] = [
  {
    legend: 'Peuvent vous envoyer une invitation',
    fields: [
      {
        group: 'communication',
        key: 'invitations',
        choices: [
          { value: 'everyone', label: 'Tous les membres' },
          { value: 'known-email', label: 'Les membres qui connaissent votre adresse e-mail' },
          { value: 'nobody', label: 'Personne' },
        ],
      },
    ],
  },
];

/** Who may write to the member. */
export const messages: FieldGroup[] = [
  {
    legend: 'Peuvent vous écrire',
    fields: [
      { group: 'communication', key: 'messagesFromConnections', label: 'Vos relations' },
      { group: 'communication', key: 'messagesFromMembers', label: 'Les autres membres' },
      { group: 'communication', key: 'messagesFromCompanies', label: 'Les entreprises' },
    ],
  },
];

/** How the member can be found. */
export const findable: FieldGroup[] = [
  {
    legend: 'On peut vous trouver',
    fields: [
      { group: 'communication', key: 'findableByEmail', label: 'Par votre adresse e-mail' },
      { group: 'communication', key: 'findableByPhone', label: 'Par votre numéro de téléphone' },
      {
        group: 'communication',
        key: 'findableBySearchEngines',
        label: 'Par les moteurs de recherche',
        description: 'Votre profil peut apparaître hors d’AZ Connect.',
      },
    ],
  },
];
