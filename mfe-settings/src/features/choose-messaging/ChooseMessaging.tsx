import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

const requests: FieldGroup[] = [
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

const experience: FieldGroup[] = [
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

const words = {
  requests: 'Demandes et réponses',
  experience: 'Expérience',
  experienceIntro:
    'Les conversations d’AZ Connect sont encore des exemples\u202f: les accusés de lecture et les suggestions suivront vos choix dès l’ouverture de la vraie messagerie.',
};

export function ChooseMessaging() {
  return (
    <>
      <PreferenceCard groups={requests} title={words.requests} />
      <PreferenceCard description={words.experienceIntro} groups={experience} title={words.experience} />
    </>
  );
}
