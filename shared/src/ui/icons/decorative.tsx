import type { IconProps as DrawingProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { iconSize } from '../../constants/index.ts';

/** `size` is in CSS pixels, and `iconSize` by default. */
type IconProps = Omit<DrawingProps, 'ref' | 'title'>;

/** An icon beside a text, or inside a labelled element: hidden from screen readers. */
export function decorative(Drawing: ComponentType<IconProps>): ComponentType<IconProps> {
  return function Icon({ size = iconSize, ...props }: IconProps) {
    return <Drawing aria-hidden="true" focusable="false" size={size} {...props} />;
  };
}
