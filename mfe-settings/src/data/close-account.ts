import { closeAccount } from '@az/shared/account';
import { endClosedAccount } from '@az/shared/auth';

/** Closes the account; the session ends with it, here and in every tab. Rejects with `AppError` without any change. */
export async function closeOwnAccount(password: string): Promise<void> {
  await closeAccount(password);
  endClosedAccount();
}
