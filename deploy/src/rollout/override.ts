import { randomBytes } from 'node:crypto';

/** One version of an area for anybody with its link, or for one member, for a short time, whatever the rollouts say. */
export type Override = {
  /** 16 random bytes in base64url: the id is the secret of the link. */
  id: string;
  area: string;
  version: string;
  /** The only member it is for; null for anybody with the link. */
  member: string | null;
  createdAt: number;
  /** Team and id of the token that it was made with. */
  createdBy: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** When it was ended early; null otherwise. */
  endedAt: number | null;
};

export type OverrideRefusal = 'unknown' | 'expired' | 'ended' | 'not-yours' | 'not-given';

export const maxOverrideMs = 24 * 60 * 60 * 1000;

/** An ended override is remembered for this time, so that its link can show what became of it. */
export const overrideRetentionMs = 24 * 60 * 60 * 1000;

export const maxOverrides = 50;

/** Name of the parameter in an override's link, and of the cookie that stores its id. */
export const overrideKey = 'az-override';

/** An id that begins with a letter or a digit: the command line takes an argument that begins with `-` for an option. */
export function newOverrideId(): string {
  const id = randomBytes(16).toString('base64url');
  return /^[A-Za-z\d]/.test(id) ? id : newOverrideId();
}

export const isOverrideId = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** The link that opens an override; `productUrl` is where members open the product. */
export const overrideLink = (productUrl: string, id: string): string =>
  `${productUrl.replace(/\/+$/, '')}/?${overrideKey}=${id}`;

/** Why an override can no longer be opened; null while it can. */
export function overrideEnd({ endedAt, expiresAt }: Override, now: number): 'ended' | 'expired' | null {
  if (endedAt !== null) return 'ended';
  return expiresAt <= now ? 'expired' : null;
}

/** The overrides that can be opened now, the newest last. */
export const openOverrides = ({ overrides }: { overrides: Override[] }, now: number): Override[] =>
  overrides.filter((one) => overrideEnd(one, now) === null);

/** An override in one sentence: `feed 1.1.0+b110 for member 7, until 2026-05-01T14:30:00.000Z`. */
export function overrideText({
  area,
  version,
  member,
  expiresAt,
}: Pick<Override, 'area' | 'version' | 'member' | 'expiresAt'>): string {
  const recipient = member === null ? 'whoever opens its link' : `member ${member}`;
  return `${area} ${version} for ${recipient}, until ${new Date(expiresAt).toISOString()}`;
}
