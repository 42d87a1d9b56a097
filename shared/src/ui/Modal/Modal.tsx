import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { type ReactNode, useEffect, useState } from 'react';
import { transitionDuration } from '../../constants/index.ts';
import styles from './Modal.module.css';
import { useTopEscape } from './use-top-escape.ts';

export type ModalProps = Omit<MantineModalProps, 'classNames' | 'closeOnEscape' | 'stackId' | 'title'> & {
  /** Names the dialog. */
  title: ReactNode;
  /** Classes of its parts. */
  classNames?: Partial<
    Record<'body' | 'close' | 'content' | 'header' | 'inner' | 'title', string | undefined>
  >;
};

/** Mantine gives the focus back when a dialog closes, and not when it is taken away open; this does then. */
function useFocusBackOnRemoval(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement)
          opener.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}

/**
 * A dialog over the page: the focus stays inside and goes back to what opened it; Escape, the button `Fermer` and a press
 * beside it call `onClose`, which may ask before it closes. Of dialogs over one another, Escape reaches the top one only.
 * What has `data-autofocus` is focused first.
 */
export function Modal({ opened, onClose, classNames, ...props }: ModalProps) {
  useTopEscape(opened, onClose);
  useFocusBackOnRemoval(opened);
  // Mantine remembers what had the focus when `opened` changes: a dialog that comes open would not give it back.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(opened), [opened]);
  return (
    <MantineModal
      // Mantine's element for it is `header`, which would be a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      centered
      closeOnEscape={false}
      opened={isShown}
      onClose={onClose}
      overlayProps={{ backgroundOpacity: 0.6 }}
      padding="md"
      radius="lg"
      transitionProps={{ duration: transitionDuration, transition: 'fade' }}
      {...props}
      classNames={{ title: styles.title, ...classNames }}
    />
  );
}
