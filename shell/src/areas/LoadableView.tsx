import type { ComponentType } from 'react';
import { WhenLoaded, type WhenLoadedProps } from './WhenLoaded.tsx';

type Props<PartProps extends object> = WhenLoadedProps<ComponentType<PartProps>> & { partProps: PartProps };

/** Shows a loadable component: its loading state, itself inside a boundary of its own, or the error tile. */
export function LoadableView<PartProps extends object>({ partProps, ...rest }: Props<PartProps>) {
  return <WhenLoaded {...rest}>{(Part) => <Part {...partProps} />}</WhenLoaded>;
}
