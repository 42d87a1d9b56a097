import { Anchor, type AnchorProps } from '@mantine/core';
import '@mantine/core/styles/Anchor.css';
import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';

type Props = AnchorProps & {
  to: string;
  children: ReactNode;
  lang?: string;
  onClick?: () => void;
  /** Whether the link is a title: it has the font of its surroundings, and is underlined only under the pointer. */
  isTitle?: boolean;
};

const titleProps = { c: 'inherit', inherit: true, underline: 'hover' } as const;

export function TextLink({ isTitle = false, ...props }: Props) {
  return <Anchor component={Link} {...(isTitle && titleProps)} {...props} />;
}
