import { hasCapability } from '@az/shared/api';
import { currentSession } from '@az/shared/auth';
import type { QueryClient } from '@az/shared/query';

const isSignedIn = (): boolean => currentSession().status === 'signed-in';

/**
 * Opens the outbox, which sends what the member did before this page was opened or their session expired. Areas that
 * use the outbox open it, too.
 */
export async function sendUnsent(queries: QueryClient): Promise<void> {
  if (!isSignedIn()) return;
  if (!(await hasCapability(queries, 'network'))) return;
  const { openOutbox } = await import('@az/shared/outbox');
  if (isSignedIn()) openOutbox();
}
