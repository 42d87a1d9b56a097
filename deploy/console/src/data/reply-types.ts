/** Reply types of the control plane: the only imports of the console from the origin's sources, types only. */
export type * from '../../../src/api/answers.ts';
export type * from '../../../src/api/health-answers.ts';
