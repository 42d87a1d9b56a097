import type { CommandAnswer, OverrideStatus } from '../api/answers.ts';
import type { OverrideCommand } from '../control/override-commands.ts';
import { CommandError, type DeployClient } from './client.ts';

type Wanted = Omit<OverrideCommand, 'verb' | 'id'>;
type Request = { dryRun?: boolean; why?: string };

/** Has the origin record an override: what it says, and the link. Rejects with a CommandError when it refuses. */
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

/** Ends an override by its id, or by the link that opens it. Rejects with a CommandError when there is no such one. */
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
