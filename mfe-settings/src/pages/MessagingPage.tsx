import { ChooseMessaging } from '../features/choose-messaging/ChooseMessaging.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/messaging`: notifications and behaviour of messaging. */
function MessagingPage() {
  return (
    <SettingsPage title="Messagerie">
      <ChooseMessaging />
    </SettingsPage>
  );
}

export { MessagingPage as Component };
