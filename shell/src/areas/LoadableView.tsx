import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Loadable } from './loadable.ts';
import { PageTile } from './PageTile.tsx';

type Props<PartProps extends object> = {
  part: Loadable<ComponentType<PartProps>>;
  partProps: PartProps;
  loading: ReactNode;
  version: () => string | null;
  /** What stands in the place of a part that failed; the error tile unless given. */
  failed?: ReactNode;
};

/** Shows a loadable component: its loading state, itself inside a boundary of its own, or the error tile. */
export function LoadableView<PartProps extends object>({
  part,
  partProps,
  loading,
  version,
  failed,
}: Props<PartProps>) {
  const state = useSyncExternalStore(part.subscribe, part.getState);
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    return failed === undefined ? <PageTile error={state.error} onRetry={part.retry} /> : failed;
  }
  const Part = state.value;
  return (
    <ErrorBoundary fallback={null} onError={(error) => part.failRender(error, version())}>
      <Part {...partProps} />
    </ErrorBoundary>
  );
}
