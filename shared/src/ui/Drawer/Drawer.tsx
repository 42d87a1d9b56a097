import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';

/**
 * A panel that slides in over the page: a dialog with trapped focus that Escape closes; the focus goes back to what
 * opened it. Give it a `title`. Its close button is named `Fermer` by the theme.
 */
export { Drawer, type DrawerProps } from '@mantine/core';
