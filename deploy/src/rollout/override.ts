import { createPrivateKey, sign, verify } from 'node:crypto';
import * as v from 'valibot';
import { publicKeyOf } from '../versions/signature.ts';

const shape = v.strictObject({
  /** Tells it from anything else that the same key signs. */
  what: v.literal('override'),
  area: v.string(),
  version: v.string(),
  /** The one member it is for; null for whoever has the link. */
  member: v.nullable(v.string()),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
});

/** One version of an area for one person, for a short time, whatever the rollouts say. */
export type Override = Omit<v.InferOutput<typeof shape>, 'what'>;

/** Why an override is not obeyed. */
export type OverrideRefusal = 'not-signed' | 'expired' | 'not-yours' | 'not-given';

/** Longest life of an override. */
export const longestOverrideMs = 24 * 60 * 60 * 1000;

/** The text of an override in its link: its words and their Ed25519 signature, both in base64url. */
export function signOverride({ area, version, member, expiresAt }: Override, key: string): string {
  const words = JSON.stringify({ what: 'override', area, version, member, expiresAt });
  const signature = sign(null, Buffer.from(words), createPrivateKey(key)).toString('base64url');
  return `${Buffer.from(words).toString('base64url')}.${signature}`;
}

/** Reads the text of an override that is signed for this public key and has not expired. */
export function readOverride(
  text: string,
  publicKey: string | null,
  now: number,
): Override | OverrideRefusal {
  const [words = '', signature = ''] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!publicKey || !words || !signature) return 'not-signed';
  if (!verify(null, Buffer.from(words), publicKeyOf(publicKey), Buffer.from(signature))) return 'not-signed';
  const parsed = v.safeParse(shape, JSON.parse(words.toString()));
  if (!parsed.success) return 'not-signed';
  const { what: _, ...override } = parsed.output;
  return override.expiresAt > now ? override : 'expired';
}
