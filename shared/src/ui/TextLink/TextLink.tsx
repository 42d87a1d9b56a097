import { Anchor, type AnchorProps } from '@mantine/core';
import '@mantine/core/styles/Anchor.css';
import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';

type Props = AnchorProps & { to: string; children: ReactNode; lang?: string; onClick?: () => void };

/** A text link to another screen of the product. */
export function TextLink(props: Props) {
  return <Anchor component={Link} {...props} />;
}
