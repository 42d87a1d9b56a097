import { type CommandName, commands } from '../commands/index.ts';
import type { RightVerb } from '../control/state.ts';
import { isArea } from '../versions/record-schema.ts';

export type CallAction = { verb: string; right: RightVerb; area: string };
export type Params = { verb?: string; area?: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action of a call, from the parameters of its path. Its right is checked before the body is read. */
    action?: (params: Params) => CallAction;
  }
}

/** Whether a command has this name in its path. `publish` has no such path, because it consists of several calls. */
export const isCommand = (name: string): name is Exclude<CommandName, 'publish'> =>
  name !== 'publish' && Object.hasOwn(commands, name);

export const readRoute = (verb: string) => ({
  config: { action: (): CallAction => ({ verb, right: 'read', area: '*' }) },
});

/** Area in a path; `*` for all areas and for an invalid name, so that strangers cannot write names into the log. */
const areaIn = ({ area = 'all' }: Params): string => (area !== 'all' && isArea(area) ? area : '*');

export const commandRoute = {
  config: {
    action: (params: Params): CallAction => {
      const { verb = '' } = params;
      const known = isCommand(verb)
        ? { verb, right: commands[verb].right }
        : { verb: 'unknown', right: 'read' as const };
      return { ...known, area: areaIn(params) };
    },
  },
};

const publishRight = { verb: 'publish', right: commands.publish.right };

export const publishRoute = {
  config: {
    action: (params: Params): CallAction => ({ ...publishRight, area: areaIn(params) }),
  },
};
