import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { subjects, ways } from './notification-fields.ts';
import { words } from './words.ts';

/** What the member is told of, and how. */
export function ChooseNotifications() {
  return (
    <>
      <PreferenceCard description={words.subjectsIntro} groups={subjects} title={words.subjects} />
      <PreferenceCard description={words.waysIntro} groups={ways} title={words.ways} />
    </>
  );
}
