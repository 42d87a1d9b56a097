/** State of the navigation to the sign-in page after a password was changed. */
export const passwordChanged = { passwordChanged: true };

export function wasPasswordChanged(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordChanged' in state;
}
