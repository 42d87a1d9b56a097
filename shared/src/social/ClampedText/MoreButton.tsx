import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MoreButton.module.css';

type Props = {
  isExpanded: boolean;
  onToggle: () => void;
  /** What is read on, for those who do not see where the button stands: `de la publication de X`. */
  of: string;
};

/** Shows the rest of a cut text, and cuts it again. */
export function MoreButton({ isExpanded, onToggle, of }: Props) {
  return (
    <UnstyledButton aria-expanded={isExpanded} className={styles.button} onClick={onToggle}>
      {isExpanded ? 'Réduire' : 'Voir plus'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </UnstyledButton>
  );
}
