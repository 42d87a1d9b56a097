import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/**
 * A dialog over the page: focus is trapped, Escape closes, and the focus goes back to what opened it. Give it a `title`.
 * Its close button is named `Fermer` by the theme.
 */
export { Modal, type ModalProps } from '@mantine/core';
