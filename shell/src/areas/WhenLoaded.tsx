import { type ReactNode, useSyncExternalStore } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorTile } from './ErrorTile.tsx';
import type { Loadable } from './loadable.ts';

export type WhenLoadedProps<Value> = {
  loadable: Loadable<Value>;
  loading: ReactNode;
  /** Content in place of a component that failed; the error tile by default. */
  failed?: ReactNode;
  /** Document title while the error tile is shown. */
  title?: string;
};

type Props<Value> = WhenLoadedProps<Value> & { children: (value: Value) => ReactNode };

/** Shows the value of a loadable (in an error boundary of its own), its loading state, or the error tile. */
export function WhenLoaded<Value>({ loadable, loading, failed, title, children }: Props<Value>) {
  const state = useSyncExternalStore(loadable.subscribe, loadable.getState);
  if (state.status === 'loading') return loading;
  if (state.status === 'failed') {
    return failed === undefined ? (
      <ErrorTile error={state.error} onRetry={loadable.retry} title={title} />
    ) : (
      failed
    );
  }
  return (
    <ErrorBoundary fallback={null} onError={(error) => loadable.failRender(error)}>
      {children(state.value)}
    </ErrorBoundary>
  );
}
