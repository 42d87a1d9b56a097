import { useLocation, useNavigate, useRouteError } from '@az/shared/router';
import type { AreaError } from '../areas/area-error.ts';
import { ErrorTile } from '../areas/ErrorTile.tsx';

/** Shown if the rest of the route index cannot load, so the path may or may not exist. Retrying navigates again. */
export function RouteLookupError() {
  const { state, ...to } = useLocation();
  const navigate = useNavigate();
  // The cast is safe, because the route throws no other error.
  const error = useRouteError() as AreaError;
  return <ErrorTile error={error} onRetry={() => navigate(to, { replace: true, state })} />;
}
