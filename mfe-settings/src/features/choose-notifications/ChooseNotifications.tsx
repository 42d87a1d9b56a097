import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { subjects, ways } from './notification-fields.ts';
import { words } from './words.ts';

/** Subjects and channels of notifications. */
export function ChooseNotifications() {
  return (
    <>
      <PreferenceCard description={words.subjectsIntro} groups={subjects} title={words.subjects} />
      <PreferenceCard description={words.waysIntro} groups={ways} title={words.ways} />
    </>
  );
}
