import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './MoreButton.module.css';

type Props = {
  isExpanded: boolean;
  onToggle: () => void;
  /** What is read on, for those who do not see where the button stands: `de l'annonce de X`. */
  of: string;
};

/** Shows the rest of a cut text, and cuts it again. */
export function MoreButton({ isExpanded, onToggle, of }: Props) {
  return (
    <UnstyledButton aria-expanded={isExpanded} className={styles.button} onClick={onToggle}>
      {isExpanded ? 'Réduire' : 'Lire la suite'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </UnstyledButton>
  );
}
