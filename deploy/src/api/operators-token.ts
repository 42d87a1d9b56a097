import type { ControlPlane } from '../control/control-plane.ts';
import { newToken } from './new-token.ts';

/**
 * A token that may do everything, where there is none at all yet or one more is wanted; otherwise null. Of several origins
 * that start on an empty database one makes it.
 */
export async function operatorsToken(control: ControlPlane, isWanted = false): Promise<string | null> {
  for (;;) {
    const { tokens, revision } = await control.store.read();
    if (!isWanted && tokens.length > 0) return null;
    const { token, kept } = newToken();
    const rights = [{ area: '*', verb: '*' as const }];
    const answer = await control.execute(
      'origin',
      { verb: 'create-token', ...kept, team: 'operators', rights, expiresAt: null },
      { expected: revision },
    );
    if (answer.ok) return token;
    // Somebody has changed something meanwhile, which may have been to make a token.
    if (answer.kind !== 'conflict') throw new Error(answer.sentence);
  }
}
