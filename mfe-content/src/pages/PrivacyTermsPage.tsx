import { ReadTerms } from '../features/read-terms/ReadTerms.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/privacy-terms`: privacy and terms. */
function PrivacyTermsPage() {
  return (
    <PublicPage>
      <ReadTerms />
    </PublicPage>
  );
}

export { PrivacyTermsPage as Component };
