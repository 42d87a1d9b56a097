import { createHmac, timingSafeEqual } from 'node:crypto';

const digestOf = (secret: Uint8Array, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16);

/** 22 characters for an address. 128 bits are enough, and keep it below the longest parameter of the router (100). */
export const signatureOf = (secret: Uint8Array, text: string): string =>
  digestOf(secret, text).toString('base64url');

export function isSignatureOf(secret: Uint8Array, text: string, signature: string): boolean {
  const [given, expected] = [Buffer.from(signature, 'base64url'), digestOf(secret, text)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
