import { ReadHelp } from '../features/read-help/ReadHelp.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/help/details`: one help article. */
function HelpDetailsPage() {
  return (
    <PublicPage>
      <ReadHelp />
    </PublicPage>
  );
}

export { HelpDetailsPage as Component };
