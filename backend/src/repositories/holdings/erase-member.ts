import type { ApiDb } from '../../schema/api-schema.ts';
import { PictureRepository } from '../picture-repository.ts';
import { holdings } from './holdings.ts';

/**
 * Erases everything that is held about a member, all or nothing, when the password is still the one of this hash (else
 * null). Returns the ids of the pictures that went with it. What stays is others': companies that the member added,
 * without their name, and careers that name a company which closes.
 */
export function eraseMember(db: ApiDb, memberId: number, passwordHash: string): Promise<string[] | null> {
  return db.transaction().execute(async (transaction) => {
    const member = await transaction
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst();
    if (!member) return null;
    await PictureRepository.lock(transaction);
    const pictures = new Set<string>();
    for (const holding of holdings)
      for (const id of (await holding.pictures?.(transaction, memberId)) ?? []) pictures.add(id);
    for (const holding of holdings) await holding.erase(transaction, memberId);
    return PictureRepository.removeUnused(transaction, [...pictures]);
  });
}
