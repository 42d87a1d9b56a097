import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { behaviour } from './interface-fields.ts';
import { words } from './words.ts';

/** Interface preferences of this device; they apply at once in every tab. */
export function ChooseInterface() {
  return <PreferenceCard description={words.intro} groups={behaviour} title={words.title} />;
}
