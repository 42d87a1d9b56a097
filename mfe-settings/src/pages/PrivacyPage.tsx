import { ChoosePrivacy } from '../features/choose-privacy/ChoosePrivacy.tsx';
import { ReviewSafety } from '../features/review-safety/ReviewSafety.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/privacy`: who sees what, and what keeps the account safe. */
function PrivacyPage() {
  return (
    <SettingsPage title="Confidentialité et sécurité">
      <ChoosePrivacy />
      <ReviewSafety />
    </SettingsPage>
  );
}

export { PrivacyPage as Component };
