import { demoLatency } from '../constants/index.ts';

export { demoLatency as sampleLatency };

let failuresAhead = 0;

/** Makes the next reply of a sample source fail, to test how a screen shows it. */
export function failNextSampleAnswer(): void {
  failuresAhead += 1;
}

/** Resolves after `demoLatency`, like a call to a server; rejects when a failure was requested. */
export function answer<T>(make: () => T): Promise<T> {
  const fails = failuresAhead > 0;
  if (fails) failuresAhead -= 1;
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (fails) reject(new Error('The sample source was asked to fail'));
      else resolve(make());
    }, demoLatency);
  });
}
