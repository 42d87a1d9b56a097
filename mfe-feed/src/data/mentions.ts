import { hasCapability } from '@az/shared/api';
import type { Mention } from '@az/shared/contracts';
import type { QueryClient } from '@az/shared/query';

/** A text as it is stored. */
type Before = { text: string; mentions?: Mention[] | undefined };

/** The mentions of a text that is about to be sent; nothing if it has none, or the server does not take them. */
export async function findMentions(
  queries: QueryClient,
  text: string,
  before?: Before,
): Promise<{ mentions?: Mention[] }> {
  if (!text.includes('@') || !(await hasCapability(queries, 'mentions').catch(() => false))) return {};
  const { mentionsIn } = await import('@az/shared/mentions');
  const mentions = mentionsIn(text, before);
  return mentions.length > 0 ? { mentions } : {};
}
