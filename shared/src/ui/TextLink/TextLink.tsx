import { Anchor, type AnchorProps } from '@mantine/core';
import '@mantine/core/styles/Anchor.css';
import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';

type Props = AnchorProps & {
  to: string;
  children: ReactNode;
  lang?: string;
  onClick?: () => void;
  /** It is the title of something: in the type of its surroundings, underlined under the pointer only. */
  isTitle?: boolean;
};

const titleProps = { c: 'inherit', inherit: true, underline: 'hover' } as const;

export function TextLink({ isTitle = false, ...props }: Props) {
  return <Anchor component={Link} {...(isTitle && titleProps)} {...props} />;
}
