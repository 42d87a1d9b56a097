import { useLocation, useNavigate, useRouteError } from '@az/shared/router';
import type { AreaError } from '../areas/area-error.ts';
import { ErrorTile } from '../areas/ErrorTile.tsx';

/** In the place of a page that may be there, while nobody can say so: the error tile, whose button goes there again. */
export function RouteLookupError() {
  const { state, ...to } = useLocation();
  const navigate = useNavigate();
  // The only error that its route throws.
  const error = useRouteError() as AreaError;
  return <ErrorTile error={error} onRetry={() => navigate(to, { replace: true, state })} />;
}
