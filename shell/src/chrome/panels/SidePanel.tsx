import { Drawer } from '@az/shared/ui/Drawer';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SidePanel.module.css';

export type SidePanelProps = {
  opened: boolean;
  title: string;
  lang: 'fr' | 'en';
  onClose: () => void;
  children: ReactNode;
};

/** A panel that slides in from the left over the page. The caller returns the focus to its button. */
export function SidePanel({ opened, title, lang, onClose, children }: SidePanelProps) {
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
  }, [opened]);
  useEffect(
    () => () => {
      // The panel was still open when the page became wide. The page takes the focus, because the button is gone.
      if (isOpen.current) document.getElementById('contenu')?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Drawer
      classNames={{ content: styles.content, title: styles.title }}
      onClose={onClose}
      opened={opened}
      position="left"
      returnFocus={false}
      size="20rem"
      title={<span lang={lang}>{title}</span>}
    >
      {children}
    </Drawer>
  );
}
