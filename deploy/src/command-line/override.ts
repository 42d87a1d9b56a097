import { type Override, signOverride } from '../rollout/override.ts';
import { CommandError, type DeployClient } from './client.ts';

type Signing = { client: DeployClient; url: string; signingKey: string | null };

/**
 * Notes with the origin that an override is made, and signs it: what the origin says, and the link. Rejects with a
 * CommandError without a key, or when the origin refuses.
 */
export async function makeOverride(
  { client, url, signingKey }: Signing,
  override: Override,
  request: { dryRun?: boolean; why?: string },
): Promise<{ said: string[]; link: string }> {
  if (!signingKey)
    throw new CommandError(
      'An override is signed: AZ_SIGNING_KEY names the key that versions are signed with.',
    );
  const { area, ...words } = override;
  const { dryRun = false, why = '' } = request;
  const path = `/commands/override/${area}`;
  const { said } = await client.post<{ said: string[] }>(path, { dryRun, why, ...words });
  return { said, link: `${url}/?az-override=${signOverride(override, signingKey)}` };
}
