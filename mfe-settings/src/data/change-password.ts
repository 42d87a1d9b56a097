import { changePassword } from '@az/shared/account';
import { renewSession } from '@az/shared/auth';

/** Changes the password; this browser stays signed in, all others are signed out. Rejects with `AppError`. */
export function changeOwnPassword(current: string, next: string): Promise<void> {
  return renewSession(() => changePassword(current, next));
}
