import type { ControlPlane } from '../control/control-plane.ts';
import { newToken } from './new-token.ts';

/** A token that may do everything, where there is none at all yet or one more is wanted; otherwise null. */
export async function operatorsToken(control: ControlPlane, isWanted = false): Promise<string | null> {
  if (!isWanted && (await control.store.read()).tokens.length > 0) return null;
  const { token, kept } = newToken();
  const rights = [{ area: '*', verb: '*' as const }];
  const answer = await control.execute('origin', {
    verb: 'create-token',
    ...kept,
    team: 'operators',
    rights,
    expiresAt: null,
  });
  if (!answer.ok) throw new Error(answer.sentence);
  return token;
}
