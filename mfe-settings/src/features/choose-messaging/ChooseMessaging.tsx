import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { experience, requests } from './messaging-fields.ts';

/** Copy of the messaging preferences. */
const words = {
  requests: 'Demandes et réponses',
  experience: 'Expérience',
  experienceIntro:
    'Les conversations d’AZ Connect sont encore des exemples\u202f: les accusés de lecture et les suggestions suivront vos choix dès l’ouverture de la vraie messagerie.',
};

/** Notifications and behaviour of messaging. */
export function ChooseMessaging() {
  return (
    <>
      <PreferenceCard groups={requests} title={words.requests} />
      <PreferenceCard description={words.experienceIntro} groups={experience} title={words.experience} />
    </>
  );
}
