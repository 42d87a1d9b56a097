import { createHash, timingSafeEqual } from 'node:crypto';
import type { TokenRefusalReason } from '../api/answers.ts';
import { type Context, done, type Outcome, type Refusal, refuse } from './outcome.ts';
import { type ControlState, type Right, type RightVerb, rightVerbs, type Token } from './state.ts';

/** The stored form of a token: it is random enough for a plain hash. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const covers = (held: Right, wanted: Right): boolean =>
  (held.area === '*' || held.area === wanted.area) && (held.verb === '*' || held.verb === wanted.verb);

/** Whether one of the rights covers another one. */
export const hasRight = (rights: Right[], wanted: Right): boolean =>
  rights.some((held) => covers(held, wanted));

/** Parses `feed:publish,feed:rollout,*:read`. Throws an error that names the mistake. */
export function parseRights(text: string): Right[] {
  return text.split(',').map((part) => {
    const [area = '', verb = '', ...rest] = part.trim().split(':');
    const known = verb === '*' ? '*' : rightVerbs.find((one) => one === verb);
    if (!known || rest.length > 0 || !/^(\*|[a-z][a-z0-9-]*)$/.test(area))
      throw new Error(`${part.trim()} is no right: write <area>:<verb>, of ${rightVerbs.join(', ')} or *.`);
    return { area, verb: known };
  });
}

/** A right as text: `feed:publish`. */
export const rightText = ({ area, verb }: Right): string => `${area}:${verb}`;

/** Why a token was refused, for the caller and for the counts; `who` is team and id of a known token. */
export type Denied = { refusal: Refusal; reason: TokenRefusalReason; who: string | null };

/** The token of a caller, if it has the right; otherwise why not. */
export function admit(
  state: ControlState,
  secret: string | null,
  wanted: { area: string; verb: RightVerb },
  now: number,
): { token: Token } | Denied {
  const hash = Buffer.from(hashOfToken(secret ?? ''), 'hex');
  const token = state.tokens.find((one) => timingSafeEqual(Buffer.from(one.hash, 'hex'), hash));
  if (!secret || !token)
    return {
      refusal: refuse('This needs a token that is known here: set AZ_TOKEN.', 'signed-out'),
      ...{ reason: 'unknown', who: null },
    };
  const { id, team, rights, expiresAt, revokedAt } = token;
  const who = `${team}/${id}`;
  if (revokedAt !== null)
    return { refusal: refuse(`Token ${id} is revoked.`, 'signed-out'), reason: 'revoked', who };
  if (expiresAt !== null && expiresAt <= now)
    return { refusal: refuse(`Token ${id} has expired.`, 'signed-out'), reason: 'expired', who };
  if (hasRight(rights, wanted)) return { token };
  const sentence = `The token of ${team} has no right to ${rightText(wanted)}.`;
  return { refusal: refuse(sentence, 'not-allowed'), reason: 'not-allowed', who };
}

export type CreateTokenCommand = {
  verb: 'create-token';
  id: string;
  hash: string;
  team: string;
  rights: Right[];
  expiresAt: number | null;
};

/** Adds a token. Nobody grants a right they do not hold: `granter` is null for the origin itself. */
export function createToken(
  state: ControlState,
  { id, hash, team, rights, expiresAt }: CreateTokenCommand,
  { now }: Context,
  granter: Token | null,
): Outcome {
  if (!/^[\w .-]{1,60}$/u.test(team))
    return refuse('A team has a name of 1 to 60 letters, digits, spaces, dots or dashes.');
  if (rights.length === 0) return refuse('A token needs a right.');
  if (expiresAt !== null && expiresAt <= now) return refuse('A token cannot expire in the past.');
  const excess = granter ? rights.find((right) => !hasRight(granter.rights, right)) : undefined;
  if (excess) return refuse(`Nobody grants what they may not do: ${rightText(excess)}.`, 'not-allowed');
  const token: Token = { id, hash, team, rights, createdAt: now, expiresAt, revokedAt: null };
  return done(
    { ...state, tokens: [...state.tokens, token] },
    `Token ${id} of ${team} may ${rights.map(rightText).join(', ')}.`,
  );
}

/** Revokes a token. Nobody revokes one with rights beyond their own: `ender` is null for the origin itself. */
export function revokeToken(state: ControlState, id: string, { now }: Context, ender: Token | null): Outcome {
  const token = state.tokens.find((one) => one.id === id);
  if (!token) return refuse(`There is no token ${id}.`, 'unknown');
  const excess = ender ? token.rights.find((right) => !hasRight(ender.rights, right)) : undefined;
  if (excess)
    return refuse(`Nobody ends a token that may do what they may not: ${rightText(excess)}.`, 'not-allowed');
  if (token.revokedAt !== null) return refuse(`Token ${id} is revoked already.`);
  const tokens = state.tokens.map((one) => (one === token ? { ...one, revokedAt: now } : one));
  return done({ ...state, tokens }, `Token ${id} of ${token.team} is revoked.`);
}
