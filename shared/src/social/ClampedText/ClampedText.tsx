import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ClampedText.module.css';
import moreButtonStyles from './MoreButton.module.css';

/** Line height of a text whose style sets none, in pixels. */
const defaultLineHeight = 24;

/** Measures whether a text exceeds `maxLines` lines: before the first paint, and when the width changes. */
function useClamp<Element extends HTMLElement>(maxLines: number) {
  const ref = useRef<Element>(null);
  const [isCut, setIsCut] = useState<boolean | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || isExpanded) return;
    // `normal` is not a number.
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || defaultLineHeight;
    const measure = () => setIsCut(Math.round(element.scrollHeight / lineHeight) > maxLines);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isExpanded, maxLines]);
  return { ref, isCut, isExpanded, toggle: () => setIsExpanded(!isExpanded) };
}

type MoreButtonProps = {
  isExpanded: boolean;
  onToggle: () => void;
  of: string;
};

function MoreButton({ isExpanded, onToggle, of }: MoreButtonProps) {
  return (
    <UnstyledButton aria-expanded={isExpanded} className={moreButtonStyles.button} onClick={onToggle}>
      {isExpanded ? 'Réduire' : 'Voir plus'}
      <VisuallyHidden> {of}</VisuallyHidden>
    </UnstyledButton>
  );
}

type Props = {
  children: ReactNode;
  /** Names the text that the button expands, for screen readers: `de la publication de X`. */
  of: string;
  lines?: 2 | 3;
  size?: 'sm' | 'md';
  /** Places the button over the end of the last line, so that it adds no height. */
  isButtonOverText?: boolean;
  id?: string;
};

/** A text with its line breaks; a long one is clamped, with a button to expand it. */
export function ClampedText({ children, of, lines = 3, size = 'md', isButtonOverText = false, id }: Props) {
  // A text that is one line too long is shown whole, because the button would take as much space as that line.
  const { ref, isCut, isExpanded, toggle } = useClamp<HTMLParagraphElement>(lines + 1);
  // Expands the text when a link gets the keyboard focus, because the link may be in a hidden line.
  const showFocused = ({ target }: FocusEvent) => {
    if (isCut && !isExpanded && target.matches(':focus-visible')) toggle();
  };
  return (
    <div className={styles.container} data-size={size}>
      <p
        className={styles.text}
        data-lines={isExpanded || isCut === false ? undefined : lines}
        dir="auto"
        id={id}
        onFocus={showFocused}
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
