import type { CommandAnswer, OverrideStatus } from '../answers/answers.ts';
import { CommandError, type CommonValues, type DeployClient } from './client.ts';

export const listOverrides = async (client: DeployClient): Promise<OverrideStatus[]> =>
  (await client.get<{ overrides: OverrideStatus[] }>('/overrides')).overrides;

/** Ends an override by its id or its link. Rejects with a CommandError when it does not exist. */
export async function endOverride(
  client: DeployClient,
  idOrLink: string,
  common: CommonValues,
): Promise<CommandAnswer> {
  const id = idOrLink.split('=').at(-1) ?? '';
  const found = (await listOverrides(client)).find((one) => one.id === id);
  if (!found) throw new CommandError(`No override ${id} is open: "override list" names those that are.`);
  return client.command('end-override', found.area, common, { id });
}
