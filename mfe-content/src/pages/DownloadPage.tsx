import { InstallApp } from '../features/install-app/InstallApp.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/download`: the product as an application. */
function DownloadPage() {
  return (
    <PublicPage>
      <InstallApp />
    </PublicPage>
  );
}

export { DownloadPage as Component };
