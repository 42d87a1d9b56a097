import { useCapability } from '@az/shared/api';
import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

const viewers = [
  { value: 'members', label: 'Tous les membres' },
  { value: 'connections', label: 'Vos relations' },
  { value: 'nobody', label: 'Vous seulement' },
] as const;

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

/** The introductions for servers where members see each other's profiles, and for servers where they do not yet. */
const intros = {
  seen: 'Vos choix valent dès maintenant, sauf pour votre présence\u202f: les autres membres ne la voient pas encore.',
  unseen:
    'Les autres membres ne voient pas encore votre profil\u202f: vos choix sont conservés et vaudront dès qu’ils le verront.',
};

export function ChoosePrivacy() {
  const isSeen = useCapability('network', false);
  const intro = isSeen === null ? undefined : intros[isSeen ? 'seen' : 'unseen'];
  return <PreferenceCard description={intro} groups={visibility} title="Visibilité" />;
}
