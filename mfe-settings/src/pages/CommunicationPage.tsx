import { ChooseCommunication } from '../features/choose-communication/ChooseCommunication.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/communication`: who may get in touch with the member. */
function CommunicationPage() {
  return (
    <SettingsPage intro="Qui peut entrer en relation avec vous." title="Communications">
      <ChooseCommunication />
    </SettingsPage>
  );
}

export { CommunicationPage as Component };
