import { demoLatency } from '../constants/index.ts';

export { demoLatency as sampleLatency };

let failuresAhead = 0;

/** Makes the next reply of a sample source fail, to test how a screen shows it. */
export function failNextSampleReply(): void {
  failuresAhead += 1;
}

/** Resolves after `demoLatency`, like a call to a server; rejects when a failure was requested. */
export function simulateReply<T>(make: () => T): Promise<T> {
  const isFailing = failuresAhead > 0;
  if (isFailing) failuresAhead -= 1;
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (isFailing) reject(new Error('The sample source was asked to fail'));
      else resolve(make());
    }, demoLatency);
  });
}
