import { ManageJobs } from '../features/manage-jobs/ManageJobs.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';

function JobsPage() {
  return (
    <SettingsPage intro="Vos expériences, telles que votre profil les montre." title="Emplois">
      <ManageJobs />
    </SettingsPage>
  );
}

export { JobsPage as Component };
