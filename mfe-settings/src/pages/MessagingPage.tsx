import { ChooseMessaging } from '../features/choose-messaging/ChooseMessaging.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function MessagingPage() {
  return (
    <SettingsPage title="Messagerie">
      <ChooseMessaging />
    </SettingsPage>
  );
}

export { MessagingPage as Component };
