import type { ReactNode } from 'react';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './MediaViewer.module.css';

type Props = {
  label: string;
  onPress: () => void;
  /** Stays where the focus is: a button that goes away under a finger or a key loses it. */
  disabled?: boolean;
  /** Has the focus first when the viewer opens. */
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** An icon button on the dark ground of the viewer. */
export function ViewerButton({ label, onPress, disabled = false, isFirst, className = '', children }: Props) {
  return (
    <UnstyledButton
      aria-disabled={disabled}
      aria-label={label}
      className={`${styles.control} ${className}`}
      data-autofocus={isFirst}
      onClick={disabled ? undefined : onPress}
      title={label}
    >
      {children}
    </UnstyledButton>
  );
}
