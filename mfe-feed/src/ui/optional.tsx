import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code is loaded when it is first shown. `Without` is shown until then, and when the code cannot be
 * loaded; nothing by default.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = () => null,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Without }),
    ),
  );
  return (props) => (
    <Suspense fallback={<Without {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
