import { getExport } from '@az/shared/account';
import { hasCapability } from '@az/shared/api';
import { getJobs } from '@az/shared/career';
import { type Member, toWireUser } from '@az/shared/contracts';
import { type QueryClient, useQueryClient } from '@az/shared/query';
import { parseStoredJson } from '@az/shared/stored-json';

/** The file a member takes along: what the server holds, and what this browser keeps. */
export type DataFile = {
  format: 1;
  exported_at: string;
  /** `server`: everything it holds; `session`: it has no such call, so what this page knows of the member. */
  source: 'server' | 'session';
  data: Record<string, unknown>;
  device: Record<string, unknown>;
};

/** Keys of the product that are no member's own; the theme's is fixed by the specification. */
const deviceKeys = ['az-preferences', 'SOCIAL_REACTJS_THEME_KEY'];

/** What a stored text says; the text itself when it is no JSON. */
const readable = (text: string | null): unknown => parseStoredJson(text) ?? text;

/** What this browser keeps for the member; neither the session's token nor its encrypted user. */
function readDevice(memberId: string): Record<string, unknown> {
  try {
    const own = Object.keys(localStorage).filter((key) => {
      const [what, owner] = key.split(':');
      return (what?.startsWith('az-') && owner === memberId) || deviceKeys.includes(key);
    });
    return Object.fromEntries(own.sort().map((key) => [key, readable(localStorage.getItem(key))]));
  } catch {
    // Storage is blocked: nothing is kept.
    return {};
  }
}

async function collect(queries: QueryClient, member: Member): Promise<DataFile> {
  const device = readDevice(member.id);
  if (await hasCapability(queries, 'account-export')) {
    const { exportedAt, data } = await getExport();
    return { format: 1, exported_at: exportedAt, source: 'server', data, device };
  }
  const data = { profile: toWireUser(member), jobs_history: await getJobs(member.id) };
  return { format: 1, exported_at: new Date().toISOString(), source: 'session', data, device };
}

/** Collects the member's data; all of it, or it rejects with `AppError`. */
export function useCollectData(): (member: Member) => Promise<DataFile> {
  const queries = useQueryClient();
  return (member) => collect(queries, member);
}
