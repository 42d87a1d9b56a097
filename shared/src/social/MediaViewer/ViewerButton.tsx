import type { ReactNode } from 'react';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './MediaViewer.module.css';

type Props = {
  label: string;
  onPress: () => void;
  /** Sets `aria-disabled` instead of `disabled`, so that the pressed button keeps the focus. */
  disabled?: boolean;
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

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
