import { closeAccount } from '@az/shared/account';
import { endClosedAccount } from '@az/shared/auth';

/** Closes the account, which ends the session in every tab. If it rejects (with `AppError`), nothing has changed. */
export async function closeOwnAccount(password: string): Promise<void> {
  await closeAccount(password);
  endClosedAccount();
}
