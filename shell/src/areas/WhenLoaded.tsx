import { type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { Loadable } from './loadable.ts';
import { PageTile } from './PageTile.tsx';

export type WhenLoadedProps<Value> = {
  part: Loadable<Value>;
  loading: ReactNode;
  /** What stands in the place of a part that failed; the error tile unless given. */
  failed?: ReactNode;
  /** Title of the document while the error tile is shown. */
  title?: string;
};

type Props<Value> = WhenLoadedProps<Value> & { children: (value: Value) => ReactNode };

/** Shows what comes of a loadable part inside a boundary of its own, its loading state, or the error tile. */
export function WhenLoaded<Value>({ part, loading, failed, title, children }: Props<Value>) {
  const state = useSyncExternalStore(part.subscribe, part.getState);
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    return failed === undefined ? (
      <PageTile error={state.error} onRetry={part.retry} title={title} />
    ) : (
      failed
    );
  }
  return (
    <ErrorBoundary fallback={null} onError={(error) => part.failRender(error)}>
      {children(state.value)}
    </ErrorBoundary>
  );
}
