import { Modal as MantineModal, type ModalProps as MantineModalProps } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { transitionDuration } from '../../constants/index.ts';
import { isEscape } from '../../keyboard/index.ts';
import styles from './Modal.module.css';

/** The open dialogs, the top one last. */
const open: symbol[] = [];

/** Whether the target is in a menu or list that closes on Escape itself; it has this attribute while it is open. */
const closesItself = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-mantine-stop-propagation="true"]') !== null;

/** Handles Escape for the top dialog only, because Mantine's own listeners would close all open dialogs at once. */
function useTopEscape(isOpen: boolean, onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const self = Symbol('dialog');
    open.push(self);
    const listen = (event: KeyboardEvent) => {
      if (!isEscape(event) || event.defaultPrevented) return;
      if (open.at(-1) !== self || closesItself(event)) return;
      event.preventDefault();
      leave();
    };
    // In the capture phase, because an open menu inside the dialog then still has the attribute.
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      open.splice(open.indexOf(self), 1);
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, [isOpen]);
}

export type ModalProps = Omit<MantineModalProps, 'classNames' | 'closeOnEscape' | 'stackId' | 'title'> & {
  title: ReactNode;
  classNames?: Partial<
    Record<'body' | 'close' | 'content' | 'header' | 'inner' | 'title', string | undefined>
  >;
};

/** Returns the focus when a dialog is unmounted while it is open. Mantine does so only when a dialog closes. */
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
 * A dialog that traps the focus, and returns it when it closes. Escape and a press outside close the top dialog. The
 * element with `data-autofocus` gets the focus first.
 */
export function Modal({ opened, onClose, classNames, ...props }: ModalProps) {
  useTopEscape(opened, onClose);
  useFocusBackOnRemoval(opened);
  // Mantine stores the focused element when `opened` changes: a dialog mounted open would not return the focus.
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(opened), [opened]);
  return (
    <MantineModal
      // Mantine renders a `header`, which would be a second banner landmark.
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
