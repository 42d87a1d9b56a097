import { AppError } from '../api/index.ts';
import { demoLatency } from '../constants/index.ts';

let failuresAhead = 0;

/** Makes the next reply of a sample source fail, to test how a screen shows it. */
export function failNextSampleReply(): void {
  failuresAhead += 1;
}

/** Whether a failure was requested for the next reply; the reply after it succeeds again. */
export function takeRequestedFailure(): boolean {
  const isFailing = failuresAhead > 0;
  if (isFailing) failuresAhead -= 1;
  return isFailing;
}

/** Resolves after `demoLatency`, like a call to a server; rejects with `AppError` when a failure was requested. */
export function simulateReply<T>(make: () => T): Promise<T> {
  const isFailing = takeRequestedFailure();
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isFailing) reject(new AppError('server'));
      else resolve(make());
    }, demoLatency);
  });
}
