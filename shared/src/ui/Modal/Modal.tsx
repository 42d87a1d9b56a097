import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import type { ReactNode } from 'react';
import { transitionDuration } from '../../constants/index.ts';
import styles from './Modal.module.css';
import { useTopEscape } from './use-top-escape.ts';

export type ModalProps = Omit<MantineModalProps, 'closeOnEscape' | 'stackId' | 'title'> & {
  /** Names the dialog. */
  title: ReactNode;
};

/**
 * A dialog over the page: the focus stays inside and goes back to what opened it; Escape, the button `Fermer` and a press
 * beside it call `onClose`, which may ask before it closes. Of dialogs over one another, Escape reaches the top one only.
 * What has `data-autofocus` is focused first.
 */
export function Modal({ opened, onClose, classNames, ...props }: ModalProps) {
  useTopEscape(opened, onClose);
  return (
    <MantineModal
      centered
      closeOnEscape={false}
      opened={opened}
      onClose={onClose}
      overlayProps={{ backgroundOpacity: 0.6 }}
      padding="md"
      radius="lg"
      transitionProps={{ duration: transitionDuration, transition: 'fade' }}
      {...props}
      classNames={{ title: styles.title, ...(classNames as Partial<Record<'title', string>>) }}
    />
  );
}
