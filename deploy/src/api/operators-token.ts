import { newToken } from '../commands/create-token.ts';
import type { ControlPlane } from '../control/control-plane.ts';

/**
 * Creates and returns a token with all rights if there is no token yet, or if `isWanted`; otherwise returns
 * null. When several origins start at once, only one of them creates the first token.
 */
export async function operatorsToken(control: ControlPlane, isWanted = false): Promise<string | null> {
  for (;;) {
    const { tokens, revision } = await control.store.read();
    if (!isWanted && tokens.length > 0) return null;
    const { token, stored } = newToken();
    const rights = [{ area: '*', verb: '*' as const }];
    const answer = await control.execute(
      'origin',
      { verb: 'create-token', ...stored, team: 'operators', rights, expiresAt: null },
      { expected: revision },
    );
    if (answer.ok) return token;
    // After a conflict the loop tries again, because the concurrent change may have created a token.
    if (answer.kind !== 'conflict') throw new Error(answer.sentence);
  }
}
