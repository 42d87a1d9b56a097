import type { CommandAnswer, OverrideStatus } from '../api/answers.ts';
import type { OverrideCommand } from '../control/override-commands.ts';
import { CommandError, type DeployClient } from './client.ts';

type Wanted = Omit<OverrideCommand, 'verb' | 'id'>;
type Request = { dryRun?: boolean; why?: string };

/** Creates an override on the origin: its sentences, and the link. Rejects with a CommandError when it is refused. */
export async function createOverride(
  client: DeployClient,
  { area, ...wanted }: Wanted,
  { dryRun = false, why = '' }: Request,
): Promise<CommandAnswer> {
  return client.post<CommandAnswer>(`/commands/override/${area}`, { dryRun, why, ...wanted });
}

/** The overrides that can be opened now. */
export const listOverrides = async (client: DeployClient): Promise<OverrideStatus[]> =>
  (await client.get<{ overrides: OverrideStatus[] }>('/overrides')).overrides;

/** Ends an override by its id or its link. Rejects with a CommandError when it does not exist. */
export async function endOverride(
  client: DeployClient,
  idOrLink: string,
  { dryRun = false, why = '' }: Request,
): Promise<CommandAnswer> {
  const id = idOrLink.split('=').at(-1) ?? '';
  const found = (await listOverrides(client)).find((one) => one.id === id);
  if (!found) throw new CommandError(`No override ${id} is open: "override list" names those that are.`);
  return client.post<CommandAnswer>(`/commands/end-override/${found.area}`, { dryRun, why, id });
}
