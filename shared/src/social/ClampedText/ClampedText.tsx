import styles from './ClampedText.module.css';
import { MoreButton } from './MoreButton.tsx';
import { useClamp } from './use-clamp.ts';

type Props = {
  children: string;
  /** The text that the button expands, for screen readers: `de la publication de X`. */
  of: string;
  /** Number of lines before the text is expanded. */
  lines?: 2 | 3;
  size?: 'sm' | 'md';
  /** Places the button over the end of the last line, so that it adds no height. */
  isButtonOverText?: boolean;
  id?: string;
};

/** A text with its line breaks; a long one is clamped, with a button to expand it. */
export function ClampedText({ children, of, lines = 3, size = 'md', isButtonOverText = false, id }: Props) {
  // One more line is shown instead of the button, which would take as much space.
  const { ref, isCut, isExpanded, toggle } = useClamp<HTMLParagraphElement>(lines + 1);
  return (
    <div className={styles.container} data-size={size}>
      <p
        className={styles.text}
        data-lines={isExpanded || isCut === false ? undefined : lines}
        id={id}
        ref={ref}
      >
        {children}
      </p>
      {(isCut || isExpanded) && (
        <span className={isButtonOverText && !isExpanded ? styles.overText : undefined}>
          <MoreButton isExpanded={isExpanded} of={of} onToggle={toggle} />
        </span>
      )}
    </div>
  );
}
