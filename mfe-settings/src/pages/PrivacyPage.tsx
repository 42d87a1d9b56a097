import { ChoosePrivacy } from '../features/choose-privacy/ChoosePrivacy.tsx';
import { ReviewSafety } from '../features/review-safety/ReviewSafety.tsx';
import { ReviewSessions } from '../features/review-sessions/ReviewSessions.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function PrivacyPage() {
  return (
    <SettingsPage title="Confidentialité et sécurité">
      <ChoosePrivacy />
      <ReviewSafety />
      <ReviewSessions />
    </SettingsPage>
  );
}

export { PrivacyPage as Component };
