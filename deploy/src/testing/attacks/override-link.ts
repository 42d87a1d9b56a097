import { join } from 'node:path';
import { publishBuilt } from '../../command-line/publish.ts';
import { maxUses, openPath } from '../../origin/override-link.ts';
import { newOverrideId } from '../../rollout/override.ts';
import { readSigningKey } from '../../versions/signing-keys.ts';
import { sampleBuild } from '../sample-build.ts';
import { goodArea } from '../sample-records.ts';
import { sendRequest } from '../send-request.ts';
import { clientOf } from '../soak/operators.ts';
import { type Attack, serviceFaults } from './attack.ts';

/** Attacks with an override link: opened by other sites, repeated, and guessed. */
export const overrideLinkAttack: Attack = {
  name: 'override-link',
  run: async ({ startOrigin, beside, isShort }) => {
    const origin = await startOrigin();
    const client = clientOf(origin, origin.token);
    const built = await sampleBuild(join(origin.dataDir, 'builds'), goodArea('feed', '1.1.0'));
    const quiet = { dryRun: false, why: '', print: () => undefined };
    await publishBuilt(client, built, { signingKey: readSigningKey(origin.dataDir), ...quiet });
    const made = { version: built.record.version, expiresAt: Date.now() + 3_600_000 };
    const { link = '' } = await client.post<{ link?: string }>('/commands/override/feed', made);
    const id = new URL(link).searchParams.get('az-override') ?? '';
    const faults: string[] = [];

    const follow = (one: string) => sendRequest(`${origin.url}/?az-override=${one}`);
    const confirm = (one: string, headers: Record<string, string>) =>
      sendRequest(origin.url + openPath, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: `id=${one}&to=/`,
      });

    if ((await follow(id)).headers['set-cookie']) faults.push('Opening the link was enough.');
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.test' },
    ];
    for (const headers of elsewhere)
      if ((await confirm(id, headers)).headers['set-cookie'])
        faults.push('Another site opened the override.');

    const [repeats, guesses] = isShort ? [maxUses + 50, 200] : [3000, 20_000];
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    let guessed = 0;
    const service = await beside(origin, async () => {
      for (let number = 0; number < repeats; number += 50)
        await Promise.all(Array.from({ length: 50 }, () => confirm(id, sameOrigin)));
      for (let number = 0; number < guesses; number += 50) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => follow(newOverrideId())));
        guessed += answers.filter(({ status }) => status === 200).length;
      }
    });
    faults.push(...serviceFaults(service, isShort));
    const { entries } = await client.get<{ entries: { verb: string }[] }>('/audit');
    const lines = entries.filter(({ verb }) => verb === 'open-override').length;
    if (lines > maxUses) faults.push(`${lines} lines of the log are about one override.`);
    if (lines === 0) faults.push('The use of the override is not in the log.');
    if (guessed > 0) faults.push(`${guessed} overrides were guessed.`);
    return { faults, figures: { repeats, guesses, lines, ...service } };
  },
};
