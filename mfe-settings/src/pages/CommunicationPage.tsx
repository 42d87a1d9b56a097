import { ChooseCommunication } from '../features/choose-communication/ChooseCommunication.tsx';
import { useCommunicationIntro } from '../features/choose-communication/use-communication-intro.ts';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function CommunicationPage() {
  const intro = useCommunicationIntro();
  return (
    <SettingsPage title="Communications" {...(intro !== null && { intro })}>
      <ChooseCommunication />
    </SettingsPage>
  );
}

export { CommunicationPage as Component };
