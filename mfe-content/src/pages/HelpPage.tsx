import { Page } from '@az/shared/ui/Page';
import { SearchHelp } from '../features/search-help/SearchHelp.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/help`: the help articles. */
function HelpPage() {
  return (
    <PublicPage>
      <Page title="Aide" />
      <SearchHelp />
    </PublicPage>
  );
}

export { HelpPage as Component };
