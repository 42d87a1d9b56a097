import { changePassword } from '@az/shared/account';
import { renewSession } from '@az/shared/auth';

/** Changes the password; this browser stays signed in, every other one is signed out. Rejects with `AppError`. */
export async function changeOwnPassword(current: string, next: string): Promise<void> {
  renewSession(await changePassword(current, next));
}
