import { commandRights } from '../control/apply.ts';
import type { RightVerb } from '../control/state.ts';
import { type CommandName, commandBodies, isArea } from './bodies.ts';

/** What a call wants to do, where, and which right that takes. */
export type Wanted = { verb: string; right: RightVerb; area: string };
/** Parameters of the addresses that say what is wanted. */
export type Params = { verb?: string; area?: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route wants, as far as its address tells: looked at before any body is read. */
    wants?: (params: Params) => Wanted;
  }
}

/** Whether a command of this name exists. */
export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandBodies, name);

/** Configuration of a route that reads. */
export const reading = (verb: string) => ({
  config: { wants: (): Wanted => ({ verb, right: 'read', area: '*' }) },
});

/** Area of an address; what can be none is everywhere, so that nobody writes names of their own into the log. */
const areaIn = ({ area = 'all' }: Params): string => (area !== 'all' && isArea(area) ? area : '*');

/** Configuration of the route of commands. */
export const commanding = {
  config: {
    wants: (params: Params): Wanted => {
      const { verb = '' } = params;
      const known = isCommand(verb)
        ? { verb, right: commandRights[verb] }
        : { verb: 'unknown', right: 'read' as const };
      return { ...known, area: areaIn(params) };
    },
  },
};

/** Configuration of the routes that publish. */
export const publishing = {
  config: {
    wants: (params: Params): Wanted => ({ verb: 'publish', right: 'publish', area: areaIn(params) }),
  },
};
