import { GreetVisitor } from '../features/greet-visitor/GreetVisitor.tsx';
import { PublicPage } from '../ui/PublicPage.tsx';

/** `/landing`: presentation of the network. */
function LandingPage() {
  return (
    <PublicPage>
      <GreetVisitor />
    </PublicPage>
  );
}

export { LandingPage as Component };
