import { changeAccount } from '@az/shared/account';
import { changeMember } from '@az/shared/auth';

export async function storeHeadline(headline: string): Promise<void> {
  const { member } = await changeAccount({ Headline: headline });
  if (!member) return;
  const { id: _id, ...changes } = member;
  changeMember(changes);
}
