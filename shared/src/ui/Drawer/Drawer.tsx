import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';

/**
 * A panel that slides in over the page: a dialog with a focus trap that Escape closes; the focus returns to the element
 * that opened it. Give it a `title`. The theme labels its close button `Fermer`.
 */
export { Drawer, type DrawerProps } from '@mantine/core';
