import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';

const words = {
  subjects: 'Sujets',
  subjectsIntro: 'Ce qui apparaît parmi vos notifications.',
  ways: 'Envois',
  waysIntro:
    'Les e-mails ne partent pas encore\u202f: ils suivront vos choix dès qu’ils partiront. Le navigateur signale déjà les messages reçus quand cette page est cachée.',
  pushMissing: 'Votre navigateur ne connaît pas les notifications.',
  pushRefused:
    'Votre navigateur ne permet pas les notifications de ce site. Autorisez-les dans ses réglages, puis réessayez.',
};

/** Requests the browser's permission for notifications; returns a message when it is denied. */
async function askForPush(): Promise<string | null> {
  if (!('Notification' in window)) return words.pushMissing;
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission;
  return answer === 'granted' ? null : words.pushRefused;
}

const subjects: FieldGroup[] = [
  {
    legend: 'Vos publications',
    fields: [
      {
        group: 'notifications',
        key: 'reactionsAndComments',
        label: 'Réactions et commentaires',
        description: 'Quelqu’un aime ou commente ce que vous publiez.',
      },
      {
        group: 'notifications',
        key: 'replies',
        label: 'Réponses',
        description: 'Quelqu’un répond à vos commentaires.',
      },
    ],
  },
  {
    legend: 'Votre réseau',
    fields: [
      {
        group: 'notifications',
        key: 'subscriptions',
        label: 'Abonnements',
        description: 'Quelqu’un s’abonne à votre profil.',
      },
      { group: 'notifications', key: 'birthdays', label: 'Anniversaires' },
      {
        group: 'notifications',
        key: 'events',
        label: 'Événements',
        description: 'Une invitation, un changement ou un rappel.',
      },
    ],
  },
];

const ways: FieldGroup[] = [
  {
    legend: 'Sur cet appareil',
    fields: [
      {
        group: 'notifications',
        key: 'push',
        label: 'Notifications du navigateur',
        description: 'Votre navigateur vous demande son accord quand vous les activez.',
        beforeOn: askForPush,
      },
      { group: 'notifications', key: 'sounds', label: 'Son à chaque notification' },
    ],
  },
  {
    legend: 'Fréquence des e-mails',
    fields: [
      {
        group: 'notifications',
        key: 'emailFrequency',
        choices: [
          { value: 'each', label: 'À chaque notification' },
          { value: 'daily', label: 'Une fois par jour' },
          { value: 'weekly', label: 'Une fois par semaine' },
          { value: 'never', label: 'Jamais' },
        ],
      },
    ],
  },
  {
    legend: 'Résumé',
    fields: [
      {
        group: 'notifications',
        key: 'weeklyDigest',
        label: 'Résumé hebdomadaire',
        description: 'Un e-mail avec les publications les plus suivies de votre réseau.',
      },
    ],
  },
];

export function ChooseNotifications() {
  return (
    <>
      <PreferenceCard description={words.subjectsIntro} groups={subjects} title={words.subjects} />
      <PreferenceCard description={words.waysIntro} groups={ways} title={words.ways} />
    </>
  );
}
