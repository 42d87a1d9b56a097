import { getExport } from '@az/shared/account';
import { AppError, hasCapability } from '@az/shared/api';
import { getJobs } from '@az/shared/career';
import { type Member, toWireUser } from '@az/shared/contracts';
import { fetchDeclaredKeys } from '@az/shared/discovery';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { readText, storedNames } from '@az/shared/storage';
import { parseStoredJson } from '@az/shared/stored-json';

/** The export file: the server's data and this browser's. */
export type DataFile = {
  format: 1;
  exported_at: string;
  /** `server`: all data of the server. `session`: only profile and jobs, because the server has no export call. */
  source: 'server' | 'session';
  data: Record<string, unknown>;
  device: Record<string, unknown>;
};

/** The parsed value of a stored text; the text itself when it is no JSON. */
const readable = (text: string | null): unknown => parseStoredJson(text) ?? text;

/** The member's data and choices in this browser, without the token and the encrypted user of the session. */
async function readDevice(memberId: string): Promise<Record<string, unknown>> {
  const declared = await fetchDeclaredKeys().catch((cause: unknown) => {
    throw new AppError('offline', { cause });
  });
  const deviceKeys = declared
    .filter(({ kind, until }) => kind === 'local' && until === 'cleared')
    .map(({ key }) => key);
  const own = storedNames().filter((key) => {
    const [what, owner] = key.split(':');
    return (what?.startsWith('az-') && owner === memberId) || deviceKeys.includes(key);
  });
  return Object.fromEntries(own.sort().map((key) => [key, readable(readText(key))]));
}

async function collect(queries: QueryClient, member: Member): Promise<DataFile> {
  if (await hasCapability(queries, 'accounts')) {
    const { exportedAt, data } = await getExport();
    const device = await readDevice(member.id);
    return { format: 1, exported_at: exportedAt, source: 'server', data, device };
  }
  const data = { profile: toWireUser(member), jobs_history: await getJobs(member.id) };
  const device = await readDevice(member.id);
  return { format: 1, exported_at: new Date().toISOString(), source: 'session', data, device };
}

/** Collects all data of the member; rejects with `AppError` when a part is missing. */
export function useCollectData(): (member: Member) => Promise<DataFile> {
  const queries = useQueryClient();
  return (member) => collect(queries, member);
}
