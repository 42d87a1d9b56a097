import { ChooseCommunication } from '../features/choose-communication/ChooseCommunication.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

const intro =
  'Qui peut entrer en relation avec vous. Les invitations, les messages entre membres et leur recherche ne sont pas encore ouverts\u202f: vos choix sont conservés et vaudront dès qu’ils le seront.';

/** `/settings/communication`: who may contact the member. */
function CommunicationPage() {
  return (
    <SettingsPage intro={intro} title="Communications">
      <ChooseCommunication />
    </SettingsPage>
  );
}

export { CommunicationPage as Component };
