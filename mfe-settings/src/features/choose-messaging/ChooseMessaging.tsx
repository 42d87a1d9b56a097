import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { experience, requests } from './messaging-fields.ts';
import { words } from './words.ts';

/** Notifications and behaviour of messaging. */
export function ChooseMessaging() {
  return (
    <>
      <PreferenceCard groups={requests} title={words.requests} />
      <PreferenceCard description={words.experienceIntro} groups={experience} title={words.experience} />
    </>
  );
}
