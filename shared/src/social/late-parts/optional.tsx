import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose code is loaded when it is first shown. `Without` is shown until then, nothing by default; `Failed` when
 * the code cannot be loaded, by default the same.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = () => null,
  Failed: ComponentType<Props> = Without,
): ComponentType<Props> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Failed }),
    ),
  );
  return (props) => (
    <Suspense fallback={<Without {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
