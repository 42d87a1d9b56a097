import { useCapability } from '@az/shared/api';
import { ChooseCommunication } from '../features/choose-communication/ChooseCommunication.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** Where members can connect, and where they cannot yet. */
const intros = {
  open: 'Qui peut entrer en relation avec vous. Vos choix sur les invitations valent dès maintenant. Les messages entre membres et la recherche par adresse ou par téléphone ne sont pas encore ouverts\u202f: vos autres choix sont conservés et vaudront dès qu’ils le seront.',
  closed:
    'Qui peut entrer en relation avec vous. Les invitations, les messages entre membres et leur recherche ne sont pas encore ouverts\u202f: vos choix sont conservés et vaudront dès qu’ils le seront.',
};

/** `/settings/communication`: who may contact the member. */
function CommunicationPage() {
  const isOpen = useCapability('relations', false);
  return (
    <SettingsPage
      title="Communications"
      {...(isOpen !== null && { intro: intros[isOpen ? 'open' : 'closed'] })}
    >
      <ChooseCommunication />
    </SettingsPage>
  );
}

export { CommunicationPage as Component };
