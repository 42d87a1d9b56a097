import { ChangePassword } from '../features/change-password/ChangePassword.tsx';
import { ChangePictures } from '../features/change-pictures/ChangePictures.tsx';
import { ChooseInterface } from '../features/choose-interface/ChooseInterface.tsx';
import { ChooseTheme } from '../features/choose-theme/ChooseTheme.tsx';
import { EditIdentity } from '../features/edit-identity/EditIdentity.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function AccountPage() {
  return (
    <SettingsPage title="Compte">
      <ChangePictures />
      <EditIdentity />
      <ChangePassword />
      <ChooseTheme />
      <ChooseInterface />
    </SettingsPage>
  );
}

export { AccountPage as Component };
