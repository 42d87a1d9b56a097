import type { ComponentType } from 'react';
import { WhenLoaded, type WhenLoadedProps } from './WhenLoaded.tsx';

type Props<ComponentProps extends object> = WhenLoadedProps<ComponentType<ComponentProps>> & {
  componentProps: ComponentProps;
};

/** Shows a loadable component (in an error boundary of its own), its loading state, or the error tile. */
export function LoadableView<ComponentProps extends object>({
  componentProps,
  ...rest
}: Props<ComponentProps>) {
  return <WhenLoaded {...rest}>{(Component) => <Component {...componentProps} />}</WhenLoaded>;
}
