import type { LiveEvent } from '../contracts/index.ts';
import { type PictureKind, pictureKey } from '../pictures/index.ts';
import type { QueryClient } from '../query/index.ts';
import { changeMember } from '../session/index.ts';

const kinds: readonly PictureKind[] = ['profile', 'cover'];

/** Applies a change that the member made to their own account in any tab or browser (`own.account`). */
export function followAccount(queries: QueryClient, { type, changed, user }: LiveEvent): void {
  if (type !== 'own.account') return;
  if (user) {
    const { id: _, ...changes } = user;
    changeMember(changes);
  }
  const kind = kinds.find((one) => one === changed);
  if (kind) void queries.invalidateQueries({ queryKey: pictureKey(kind) });
}
