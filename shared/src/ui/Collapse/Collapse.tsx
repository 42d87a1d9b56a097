import { type CollapseProps, Collapse as MantineCollapse } from '@mantine/core';
import { transitionDuration } from '../../constants/index.ts';

export type { CollapseProps };

/** Something that folds away in 300 ms, at once where less motion is wanted; folded, it is out of reach. */
export function Collapse(props: CollapseProps) {
  return <MantineCollapse transitionDuration={transitionDuration} {...props} />;
}
