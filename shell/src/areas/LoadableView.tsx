import type { ComponentType } from 'react';
import { WhenLoaded, type WhenLoadedProps } from './WhenLoaded.tsx';

type Props<ComponentProps extends object> = WhenLoadedProps<ComponentType<ComponentProps>> & {
  componentProps: ComponentProps;
};

/** Shows a loadable component: its loading state, itself inside a boundary of its own, or the error tile. */
export function LoadableView<ComponentProps extends object>({
  componentProps,
  ...rest
}: Props<ComponentProps>) {
  return <WhenLoaded {...rest}>{(Component) => <Component {...componentProps} />}</WhenLoaded>;
}
