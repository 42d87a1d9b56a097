import { changeAccount } from '@az/shared/account';
import { changeMember } from '@az/shared/auth';

/** Stores the member's headline. Rejects with `AppError`. */
export async function storeHeadline(headline: string): Promise<void> {
  const { member } = await changeAccount({ Headline: headline });
  if (!member) return;
  const { id: _id, ...changes } = member;
  changeMember(changes);
}
