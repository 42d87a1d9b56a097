import { type ButtonProps, Button as MantineButton } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import type { ReactNode } from 'react';
import { Link } from '../../router/index.ts';

/** A button for an action; use `ButtonLink` for a link. `loading` keeps the size and blocks a second press. */
export { Button, type ButtonProps } from '@mantine/core';

type LinkProps = ButtonProps & { to: string; children: ReactNode; lang?: string; onClick?: () => void };

/** A link to another screen of the product that looks like a button. */
export function ButtonLink(props: LinkProps) {
  return <MantineButton component={Link} {...props} />;
}
