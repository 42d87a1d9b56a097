import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { accept, refuse } from '../control/outcome.ts';
import { rightVerbs, type Token } from '../control/state.ts';
import { excessRight, hashOfToken, parseRights, rightText } from '../control/tokens.ts';
import { areaName, text } from '../versions/record-schema.ts';
import { globalCommand } from './definition.ts';
import { parseDuration } from './parse-values.ts';

const right = v.strictObject({
  area: v.union([v.literal('*'), areaName]),
  verb: v.picklist([...rightVerbs, '*']),
});

/** A new token (a prefix for secret scanners, then 256 random bits), which is returned once, and its stored form. */
export function newToken() {
  const token = `az_${randomBytes(32).toString('base64url')}`;
  return { token, stored: { id: randomBytes(4).toString('hex'), hash: hashOfToken(token) } };
}

/** Adds a token. Callers cannot grant rights that they lack. */
export const createToken = globalCommand({
  usage: 'token create <team>',
  description: 'make a token, which is shown once',
  requiredOptions: [['--rights <rights>', 'such as feed:publish,feed:rollout,*:read']],
  options: [['--expires <time>', 'such as 90d', parseDuration]],
  right: 'token',
  fields: {
    team: text,
    rights: v.pipe(v.array(right), v.maxLength(50)),
    expiresAt: v.nullable(v.number()),
  },
  toBody: ({ team, rights, expires }: { team: string; rights: string; expires?: number }, now) => ({
    team,
    rights: parseRights(rights),
    expiresAt: expires ? now + expires : null,
  }),
  create() {
    const { token, stored } = newToken();
    return { fields: stored, reply: () => ({ token }) };
  },
  logText: ({ id, team, rights }) => `${id} of ${team}: ${rights.map(rightText).join(', ')}`,
  apply(state, { id, hash, team, rights, expiresAt }, { now }, caller) {
    if (!/^[\w .-]{1,60}$/u.test(team))
      return refuse('A team has a name of 1 to 60 letters, digits, spaces, dots or dashes.');
    if (rights.length === 0) return refuse('A token needs a right.');
    if (expiresAt !== null && expiresAt <= now) return refuse('A token cannot expire in the past.');
    const excess = excessRight(caller, rights);
    if (excess) return refuse(`Nobody grants what they may not do: ${rightText(excess)}.`, 'not-allowed');
    const token: Token = { id, hash, team, rights, createdAt: now, expiresAt, revokedAt: null };
    return accept(
      { ...state, tokens: [...state.tokens, token] },
      `Token ${id} of ${team} may ${rights.map(rightText).join(', ')}.`,
    );
  },
});
