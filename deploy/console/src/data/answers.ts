/** What the control plane answers: the only door of the console to the sources of the origin, and of types alone. */
export type * from '../../../src/api/answers.ts';
