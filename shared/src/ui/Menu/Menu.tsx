import '@mantine/core/styles/Menu.css';

/**
 * WAI-ARIA menu button pattern, for actions; links are navigation. A destructive item has `color="var(--mantine-color-error)"`:
 * plain `red` is too dark in the dark scheme.
 */
export { Menu, type MenuItemProps, type MenuProps } from '@mantine/core';
