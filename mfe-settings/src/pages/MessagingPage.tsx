import { ChooseMessaging } from '../features/choose-messaging/ChooseMessaging.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/messaging`: what messaging does and tells. */
function MessagingPage() {
  return (
    <SettingsPage title="Messagerie">
      <ChooseMessaging />
    </SettingsPage>
  );
}

export { MessagingPage as Component };
