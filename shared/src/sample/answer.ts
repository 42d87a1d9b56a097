import { demoLatency } from '../constants/index.ts';

export { demoLatency as sampleLatency };

let failuresAhead = 0;

/** Makes the next answer of a sample source fail, so that tests can look at what a screen does then. */
export function failNextSampleAnswer(): void {
  failuresAhead += 1;
}

/** Answers after `demoLatency`, as a call to a server would; rejects when a failure was asked for. */
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
