export { AttemptKey } from './attempt-key.ts';
export { randomId } from './random-id.ts';
