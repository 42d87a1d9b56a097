import { useCapability } from '@az/shared/api';
import { type Member, type NotificationKind, notificationKindNames } from '@az/shared/contracts';
import { useAccount, useMember } from '../../data/account.ts';
import { usePreferences } from '../../data/preferences.ts';
import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import type { FieldGroup, PreferenceField } from '../../ui/preference-card/preference-fields.ts';

const words = {
  subjects: 'Sujets',
  subjectsIntro:
    'Ce qui apparaît parmi vos notifications. Anniversaires, événements, groupes et annonces n’en donnent pas encore.',
  ways: 'Envois',
  waysIntro:
    'Les e-mails partent quand vous n’avez rien fait ici depuis dix minutes, et seulement pour ce que vous n’avez pas lu.',
  unproven: 'Ils commenceront quand votre adresse e-mail sera confirmée (Paramètres › Compte).',
  waysWithoutMail: 'Les e-mails ne partent pas encore\u202f: ils suivront vos choix dès qu’ils partiront.',
  pushed:
    'Le navigateur signale ce que vous n’avez pas lu, même quand le site est fermé, et les messages reçus quand cette page est cachée.',
  notPushed: 'Le navigateur signale les messages reçus quand cette page est cachée.',
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

const subject = (key: NotificationKind, description?: string): PreferenceField => ({
  group: 'notifications',
  key,
  label: notificationKindNames[key],
  ...(description && { description }),
});

const subjects: FieldGroup[] = [
  {
    legend: 'Vos publications',
    fields: [
      subject('reactionsAndComments', 'Quelqu’un aime ou commente ce que vous publiez.'),
      subject('replies', 'Quelqu’un répond à vos commentaires ou vous mentionne.'),
    ],
  },
  {
    legend: 'Votre réseau',
    fields: [
      subject('requests', 'Quelqu’un vous invite à rejoindre son réseau, ou accepte votre demande.'),
      subject('subscriptions', 'Quelqu’un s’abonne à votre profil.'),
      subject('birthdays'),
      subject('events', 'Une invitation, un changement ou un rappel.'),
      subject('groups'),
      subject('announcements'),
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
          {
            value: 'each',
            label: 'À chaque notification',
            description: 'Les demandes, les commentaires et les réponses.',
          },
          {
            value: 'daily',
            label: 'Une fois par jour',
            description: 'Tout ce qui n’est pas lu, à 7\u00a0h, heure de Paris.',
          },
          {
            value: 'weekly',
            label: 'Une fois par semaine',
            description: 'Tout ce qui n’est pas lu, le lundi à 7\u00a0h, heure de Paris.',
          },
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
        description:
          'Un e-mail avec les publications les plus suivies de votre réseau. Il ne part pas encore.',
      },
    ],
  },
];

/** Says to a member who wants mails that none comes until their address is confirmed. */
function UnprovenEmail({ member }: { member: Member }) {
  const { account } = useAccount(member);
  const { kept } = usePreferences();
  const isWanted = kept && kept.preferences.notifications.emailFrequency !== 'never';
  return account && !account.isEmailProven && isWanted && `${words.unproven} `;
}

export function ChooseNotifications() {
  const member = useMember();
  const isMailed = useCapability('notifications') === true;
  const isPushed = useCapability('push') === true;
  return (
    <>
      <PreferenceCard description={words.subjectsIntro} groups={subjects} title={words.subjects} />
      <PreferenceCard
        description={
          <>
            {isMailed ? words.waysIntro : words.waysWithoutMail}{' '}
            {isMailed && member && <UnprovenEmail member={member} />}
            {isPushed ? words.pushed : words.notPushed}
          </>
        }
        groups={ways}
        title={words.ways}
      />
    </>
  );
}
