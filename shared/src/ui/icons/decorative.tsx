import type { IconProps as DrawingProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** `size` in CSS pixels, 24 unless given (specification, section 9). */
export type IconProps = Omit<DrawingProps, 'ref' | 'title'>;

/** An icon beside a text, or inside something that has a name: screen readers pass over it. */
export function decorative(Drawing: ComponentType<IconProps>): ComponentType<IconProps> {
  return function Icon(props: IconProps) {
    return <Drawing aria-hidden="true" focusable="false" {...props} />;
  };
}
