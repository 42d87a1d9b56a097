import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { undoDuration } from '../../constants/index.ts';
import { ToastTimer } from '../../toast/toast-timer.ts';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import styles from './UndoNotice.module.css';

export { useFocusAfterUndo } from './use-focus-after-undo.ts';

type Props = {
  children: string;
  onUndo: () => void;
  /** Called when the time is over, so that the caller removes the notice. */
  onEnd: () => void;
};

/** Takes the focus of the element it replaces. The 8 seconds pause while the pointer or the keyboard focus is in it. */
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
      onBlur={() => timer.current?.resume('focus')}
      // After a press, the focus is not visible here, so it must not pause the time.
      onFocus={({ target }) => target.matches(':focus-visible') && timer.current?.pause('focus')}
      onPointerEnter={() => timer.current?.pause('hover')}
      onPointerLeave={() => timer.current?.resume('hover')}
      role="group"
    >
      <span id={id}>{children}</span> <span aria-hidden="true">·</span>{' '}
      <UnstyledButton className={styles.undo} onClick={onUndo} ref={button}>
        Annuler
      </UnstyledButton>
    </div>
  );
}
