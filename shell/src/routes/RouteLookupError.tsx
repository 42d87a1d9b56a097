import { useLocation, useNavigate, useRouteError } from '@az/shared/router';
import type { AreaError } from '../areas/area-error.ts';
import { ErrorTile } from '../areas/ErrorTile.tsx';

/** The rest of the route index could not be loaded, so that a path may or may not exist. The tile's button navigates again. */
export function RouteLookupError() {
  const { state, ...to } = useLocation();
  const navigate = useNavigate();
  // Its route throws no other error.
  const error = useRouteError() as AreaError;
  return <ErrorTile error={error} onRetry={() => navigate(to, { replace: true, state })} />;
}
