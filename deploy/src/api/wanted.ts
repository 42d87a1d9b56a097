import { commandRights } from '../control/apply.ts';
import type { RightVerb } from '../control/state.ts';
import { type CommandName, commandBodies, isArea } from './bodies.ts';

/** The action of a call: verb, area and the right it needs. */
export type Wanted = { verb: string; right: RightVerb; area: string };
/** Path parameters of the calls. */
export type Params = { verb?: string; area?: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action of a call of this route, from its path: checked before any body is read. */
    wants?: (params: Params) => Wanted;
  }
}

/** Whether a command of this name exists. */
export const isCommand = (name: string): name is CommandName => Object.hasOwn(commandBodies, name);

/** Configuration of a read route. */
export const reading = (verb: string) => ({
  config: { wants: (): Wanted => ({ verb, right: 'read', area: '*' }) },
});

/** Area of a path; `*` for an invalid one, so that strangers cannot write names into the log. */
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
