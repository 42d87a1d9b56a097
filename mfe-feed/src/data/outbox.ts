import type { Act, Outbox, Queued } from '@az/shared/outbox';
import type { QueryClient } from '@az/shared/query';

/** The outbox, whose code loads with the first call. Rejects when it cannot be loaded. */
export async function connectOutbox(queries: QueryClient): Promise<Outbox> {
  const part = await import('./connect-outbox.ts');
  return part.connectOutbox(queries);
}

/** Stores an act on the device, from where it is sent. Rejects with `AppError`, or when the code cannot be loaded. */
export const queueAct = async (queries: QueryClient, act: Act, clientId: string): Promise<Queued> =>
  (await connectOutbox(queries)).add(act, clientId);
