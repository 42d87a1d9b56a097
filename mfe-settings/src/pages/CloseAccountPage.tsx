import { CloseAccount } from '../features/close-account/CloseAccount.tsx';
import { ExportData } from '../features/export-data/ExportData.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

/** `/settings/close-account`: export of the data, and closing the account. */
function CloseAccountPage() {
  return (
    <SettingsPage title="Fermer le compte">
      <ExportData />
      <CloseAccount />
    </SettingsPage>
  );
}

export { CloseAccountPage as Component };
