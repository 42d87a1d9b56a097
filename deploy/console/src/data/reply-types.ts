/** Reply types of the control plane: the only imports of the console from the origin's sources, types only. */
export type * from '../../../src/answers/answers.ts';
export type * from '../../../src/answers/health-answers.ts';
export type { BodyOf, CommandName } from '../../../src/commands/index.ts';
