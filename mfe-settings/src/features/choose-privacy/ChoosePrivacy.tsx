import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { visibility } from './privacy-fields.ts';

/** Who sees what of the member. */
export function ChoosePrivacy() {
  return <PreferenceCard groups={visibility} title="Visibilité" />;
}
