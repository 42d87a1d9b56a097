import type { Bus } from '../../live/bus.ts';
import { emitErasure } from '../../live/emit-erasure.ts';
import { withEvents } from '../../live/with-events.ts';
import type { ApiDb } from '../../schema/api-schema.ts';
import { PictureRepository } from '../picture-repository.ts';
import { allPersonalData } from './all-personal-data.ts';

/**
 * Erases all personal data of a member in one transaction. Returns the ids of deleted pictures; null when the password
 * no longer has this hash. Open pages get events about what they are likely to show. Kept: companies that the member
 * added, without reference to the member, and others' jobs at a company that closes its account.
 */
export function eraseMember(
  { db, bus }: { db: ApiDb; bus: Bus },
  memberId: number,
  passwordHash: string,
): Promise<string[] | null> {
  return withEvents(db, bus, async (transaction, emission) => {
    const member = await transaction
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst();
    if (!member) return null;
    await emitErasure(transaction, emission, memberId);
    await PictureRepository.lock(transaction);
    const pictures = new Set<string>();
    for (const part of allPersonalData)
      for (const id of (await part.pictures?.(transaction, memberId)) ?? []) pictures.add(id);
    for (const part of allPersonalData) await part.erase(transaction, memberId);
    return PictureRepository.removeUnused(transaction, [...pictures]);
  });
}
