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
  /** The button is over the end of the last line, so that a cut text is as high as its lines. */
  isTight?: boolean;
  id?: string;
};

/** A text with its line breaks; a long one is cut, with a button for the rest. */
export function ClampedText({ children, of, lines = 3, size = 'md', isTight = false, id }: Props) {
  // A single line is not worth a button, which takes as much room.
  const { ref, isCut, isExpanded, toggle } = useClamp<HTMLParagraphElement>(lines + 1);
  return (
    <div className={styles.place} data-size={size}>
      <p
        className={styles.text}
        data-lines={isExpanded || isCut === false ? undefined : lines}
        id={id}
        ref={ref}
      >
        {children}
      </p>
      {(isCut || isExpanded) && (
        <span className={isTight && !isExpanded ? styles.tight : undefined}>
          <MoreButton isExpanded={isExpanded} of={of} onToggle={toggle} />
        </span>
      )}
    </div>
  );
}
