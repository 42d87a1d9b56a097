import { CloseAccount } from '../features/close-account/CloseAccount.tsx';
import { TakeDataAlong } from '../features/take-data-along/TakeDataAlong.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/close-account`: export of the data, and closing the account. */
function CloseAccountPage() {
  return (
    <SettingsPage title="Fermer le compte">
      <TakeDataAlong />
      <CloseAccount />
    </SettingsPage>
  );
}

export { CloseAccountPage as Component };
