import { changePassword } from '@az/shared/account';
import { renewSession } from '@az/shared/auth';

/** Changes the password; this browser stays signed in, every other one is signed out. Rejects with `AppError`. */
export function changeOwnPassword(current: string, next: string): Promise<void> {
  return renewSession(() => changePassword(current, next));
}
