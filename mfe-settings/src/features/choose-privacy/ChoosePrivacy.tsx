import { PreferenceCard } from '../../ui/preference-card/PreferenceCard.tsx';
import { visibility } from './privacy-fields.ts';

const intro =
  'Les autres membres ne voient pas encore votre profil\u202f: vos choix sont conservés et vaudront dès qu’ils le verront.';

/** Who sees what of the member. */
export function ChoosePrivacy() {
  return <PreferenceCard description={intro} groups={visibility} title="Visibilité" />;
}
