import { CloseAccount } from '../features/close-account/CloseAccount.tsx';
import { ExportData } from '../features/export-data/ExportData.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function CloseAccountPage() {
  return (
    <SettingsPage title="Fermer le compte">
      <ExportData />
      <CloseAccount />
    </SettingsPage>
  );
}

export { CloseAccountPage as Component };
