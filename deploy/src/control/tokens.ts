import { createHash, timingSafeEqual } from 'node:crypto';
import type { TokenRefusalReason } from '../answers/answers.ts';
import { type Refusal, refuse } from './outcome.ts';
import { type ControlState, type Right, type RightVerb, rightVerbs, type Token } from './state.ts';

/** The stored form of a token. A hash without a salt is enough, because tokens are random. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const covers = (held: Right, wanted: Right): boolean =>
  (held.area === '*' || held.area === wanted.area) && (held.verb === '*' || held.verb === wanted.verb);

const hasRight = (rights: Right[], wanted: Right): boolean => rights.some((held) => covers(held, wanted));

/** The first of `rights` that the caller lacks. `caller` is null for the origin, which has all rights. */
export const excessRight = (caller: Token | null, rights: Right[]): Right | undefined =>
  caller ? rights.find((right) => !hasRight(caller.rights, right)) : undefined;

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

export const rightText = ({ area, verb }: Right): string => `${area}:${verb}`;

/** Why a token was refused: `refusal` for the caller, the rest for the counts. `who`: team and id, if known. */
export type AccessDenial = { refusal: Refusal; reason: TokenRefusalReason; who: string | null };

/** The token of a caller if it has the right; otherwise why it is refused. */
export function authorize(
  state: ControlState,
  secret: string | null,
  wanted: { area: string; verb: RightVerb },
  now: number,
): { token: Token } | AccessDenial {
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
