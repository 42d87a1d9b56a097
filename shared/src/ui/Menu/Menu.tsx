import '@mantine/core/styles/Menu.css';

/**
 * Menu button for actions (WAI-ARIA menu button pattern). A list of links is navigation: use links in a disclosure. A
 * destructive item has `color="var(--mantine-color-error)"`: plain `red` is too dark in the dark scheme.
 */
export { Menu, type MenuItemProps, type MenuProps } from '@mantine/core';
