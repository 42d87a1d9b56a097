import { useLocation, useNavigate, useRouteError } from '@az/shared/router';
import type { AreaError } from '../areas/area-error.ts';
import { PageTile } from '../areas/PageTile.tsx';

/** In the place of a page that may be there, while nobody can say so: the error tile, whose button goes there again. */
export function LostPage() {
  const { state, ...to } = useLocation();
  const navigate = useNavigate();
  // The only error that its route throws.
  const error = useRouteError() as AreaError;
  return <PageTile error={error} onRetry={() => navigate(to, { replace: true, state })} />;
}
