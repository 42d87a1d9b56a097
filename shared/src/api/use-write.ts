import { useRef, useState } from 'react';
import { type AppError, asAppError } from './app-error.ts';

type WriteState = { isBusy: boolean; error: AppError | null };

const idle: WriteState = { isBusy: false, error: null };

/**
 * A write outside a form. `run` does nothing while a write is pending. A failure stays in `error` until the next
 * attempt or `reset`. `asAppError` also reports it if it is a bug of the page.
 */
export function useWrite(onFailure?: (error: AppError) => void) {
  const [state, setState] = useState(idle);
  const isRunning = useRef(false);
  const run = async (write: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ isBusy: true, error: null });
    try {
      await write();
      setState(idle);
    } catch (thrown) {
      const error = asAppError(thrown);
      setState({ isBusy: false, error });
      onFailure?.(error);
    } finally {
      isRunning.current = false;
    }
  };
  return { ...state, run, reset: () => setState(idle) };
}
