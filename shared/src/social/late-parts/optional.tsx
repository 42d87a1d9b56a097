import { type ComponentType, lazy, Suspense } from 'react';

/**
 * `Without` is shown until the code is loaded (nothing by default), `Failed` when it cannot be loaded (`Without` by
 * default).
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
