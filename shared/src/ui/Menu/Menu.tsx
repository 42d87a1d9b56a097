import '@mantine/core/styles/Menu.css';

/** WAI-ARIA menu button, for actions. Destructive: `color="var(--mantine-color-error)"`; `red` is too dark on dark. */
export { Menu, type MenuItemProps, type MenuProps } from '@mantine/core';
