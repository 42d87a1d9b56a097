import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { undoDuration } from '../../constants/index.ts';
import { ToastTimer } from '../../toast/toast-timer.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './UndoNotice.module.css';

export { useFocusAfter } from './use-focus-after.ts';

type Props = {
  /** What was done: `Publication masquée`. */
  children: string;
  onUndo: () => void;
  /** It can no longer be taken back: time to take the notice away. */
  onEnd: () => void;
};

/**
 * Stands for 8 seconds in the place of something that was hidden, removed or left, and offers to take that back. It has
 * the focus, which what is gone cannot keep; the time stands still under the pointer and while a keyboard is there.
 */
export function UndoNotice({ children, onUndo, onEnd }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ToastTimer>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const running = new ToastTimer(undoDuration, () => end());
    timer.current = running;
    button.current?.focus();
    return () => running.stop();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      aria-labelledby={id}
      className={styles.notice}
      onBlur={() => timer.current?.release('focus')}
      // After a press the focus came here unasked and unseen: it must not hold the time.
      onFocus={({ target }) => target.matches(':focus-visible') && timer.current?.hold('focus')}
      onPointerEnter={() => timer.current?.hold('hover')}
      onPointerLeave={() => timer.current?.release('hover')}
      role="group"
    >
      <span id={id}>{children}</span> <span aria-hidden="true">·</span>{' '}
      <UnstyledButton className={styles.undo} onClick={onUndo} ref={button}>
        Annuler
      </UnstyledButton>
    </div>
  );
}
