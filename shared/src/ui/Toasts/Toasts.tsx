import { CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import { useEffect, useState } from 'react';
import { dismissToast, maxShown, type Toast } from '../../toast/toast-store.ts';
import { type PauseReason, ToastTimer } from '../../toast/toast-timer.ts';
import { useToasts } from '../../toast/use-toasts.ts';
import { UnstyledButton } from '../UnstyledButton/UnstyledButton.tsx';
import styles from './Toasts.module.css';

function useTimer({ id, duration }: Toast): (hold: PauseReason, isHeld: boolean) => void {
  const [timer, setTimer] = useState<ToastTimer | null>(null);
  useEffect(() => {
    const started = new ToastTimer(duration, () => dismissToast(id));
    const followTab = () => (document.hidden ? started.pause('hidden') : started.resume('hidden'));
    followTab();
    document.addEventListener('visibilitychange', followTab);
    setTimer(started);
    return () => {
      started.stop();
      document.removeEventListener('visibilitychange', followTab);
    };
  }, [id, duration]);
  return (hold, isHeld) => (isHeld ? timer?.pause(hold) : timer?.resume(hold));
}

function ShownToast({ toast }: { toast: Toast }) {
  const setHold = useTimer(toast);
  const isUrgent = toast.variant === 'danger' || toast.variant === 'warning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause its timer
    <div
      className={styles.toast}
      data-variant={toast.variant}
      onBlur={() => setHold('focus', false)}
      onFocus={() => setHold('focus', true)}
      onPointerEnter={() => setHold('hover', true)}
      onPointerLeave={() => setHold('hover', false)}
      role={isUrgent ? 'alert' : 'status'}
    >
      <div className={styles.content}>
        <span className={styles.message}>
          {toast.isBrief ? <span className="az-brief">{toast.message}</span> : toast.message}
        </span>
        {toast.action && (
          <UnstyledButton
            className={styles.action}
            onClick={() => {
              toast.action?.onSelect();
              dismissToast(toast.id);
            }}
          >
            {toast.action.label}
          </UnstyledButton>
        )}
      </div>
      <CloseButton
        aria-label="Fermer"
        className={styles.close}
        onClick={() => dismissToast(toast.id)}
        size={28}
      />
    </div>
  );
}

/** Not @mantine/notifications, whose messages are all `alert` and whose timers ignore focus and hidden tabs (WCAG 2.2.1). */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.list}>
      {toasts.slice(0, maxShown).map((toast) => (
        <ShownToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
