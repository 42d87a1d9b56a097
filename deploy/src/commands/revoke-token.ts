import { accept, refuse } from '../control/outcome.ts';
import { excessRight, rightText } from '../control/tokens.ts';
import { text } from '../versions/record-schema.ts';
import { globalCommand } from './definition.ts';

/** Revokes a token. Callers cannot revoke a token that has rights which they lack. */
export const revokeToken = globalCommand({
  usage: 'token revoke <id>',
  description: 'end a token at once',
  right: 'token',
  fields: { id: text },
  logText: ({ id }) => id,
  apply(state, { id }, { now }, caller) {
    const token = state.tokens.find((one) => one.id === id);
    if (!token) return refuse(`There is no token ${id}.`, 'unknown');
    const excess = excessRight(caller, token.rights);
    if (excess)
      return refuse(
        `Nobody ends a token that may do what they may not: ${rightText(excess)}.`,
        'not-allowed',
      );
    if (token.revokedAt !== null) return refuse(`Token ${id} is revoked already.`);
    const tokens = state.tokens.map((one) => (one === token ? { ...one, revokedAt: now } : one));
    return accept({ ...state, tokens }, `Token ${id} of ${token.team} is revoked.`);
  },
});
