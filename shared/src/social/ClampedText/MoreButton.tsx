import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MoreButton.module.css';

type Props = {
  isExpanded: boolean;
  onToggle: () => void;
  /** The text that the button expands, for screen readers: `de la publication de X`. */
  of: string;
};

/** Expands a clamped text, and collapses it again. */
export function MoreButton({ isExpanded, onToggle, of }: Props) {
  return (
    <UnstyledButton aria-expanded={isExpanded} className={styles.button} onClick={onToggle}>
      {isExpanded ? 'Réduire' : 'Voir plus'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </UnstyledButton>
  );
}
