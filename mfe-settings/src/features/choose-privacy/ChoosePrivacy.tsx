import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

const viewers = [
  { value: 'members', label: 'Tous les membres' },
  { value: 'connections', label: 'Vos relations' },
  { value: 'nobody', label: 'Vous seulement' },
] as const;

/** Who sees what of the member. */
const visibility: FieldGroup[] = [
  { legend: 'Votre profil', fields: [{ group: 'privacy', key: 'profile', choices: viewers }] },
  { legend: 'Votre adresse e-mail', fields: [{ group: 'privacy', key: 'email', choices: viewers }] },
  { legend: 'Votre téléphone', fields: [{ group: 'privacy', key: 'phone', choices: viewers }] },
  {
    legend: 'Votre présence',
    fields: [
      {
        group: 'privacy',
        key: 'onlineStatus',
        label: 'Montrer quand vous êtes en ligne',
      },
    ],
  },
];

const intro =
  'Les autres membres ne voient pas encore votre profil\u202f: vos choix sont conservés et vaudront dès qu’ils le verront.';

/** Who sees what of the member. */
export function ChoosePrivacy() {
  return <PreferenceCard description={intro} groups={visibility} title="Visibilité" />;
}
