import { InstallApp } from '../features/install-app/InstallApp.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/download`: how to install the product. */
function DownloadPage() {
  return (
    <PublicPage>
      <InstallApp />
    </PublicPage>
  );
}

export { DownloadPage as Component };
