export { AttemptKey, type Outcome } from './attempt-key.ts';
export { randomId } from './random-id.ts';
