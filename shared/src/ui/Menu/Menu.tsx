import '@mantine/core/styles/Menu.css';

/** WAI-ARIA menu button. Colour of destructive items: `var(--mantine-color-error)` (`red` is too dark in dark mode). */
export { Menu, type MenuItemProps, type MenuProps } from '@mantine/core';
