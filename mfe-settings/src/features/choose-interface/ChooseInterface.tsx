import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { behaviour } from './interface-fields.ts';
import { words } from './words.ts';

/** How the product behaves on this device; every tab obeys at once. */
export function ChooseInterface() {
  return <PreferenceCard description={words.intro} groups={behaviour} title={words.title} />;
}
