/** Reply types of the control plane: the only import of the console from the origin's sources, types only. */
export type * from '../../../src/api/answers.ts';
