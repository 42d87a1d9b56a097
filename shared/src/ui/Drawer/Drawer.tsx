import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Drawer.css';

/** A dialog that slides in, with a focus trap; Escape closes it, and the focus returns. Give it a `title`. */
export { Drawer, type DrawerProps } from '@mantine/core';
