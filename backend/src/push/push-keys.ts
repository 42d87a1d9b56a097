import { createECDH } from 'node:crypto';
import type { SecretRepository } from '../repositories/secret-repository.ts';

/** The key pair by which push services know this server (RFC 8292), made of a secret of the database; base64url. */
export async function loadPushKeys(
  secrets: SecretRepository,
): Promise<{ publicKey: string; privateKey: string }> {
  const secret = Buffer.from(await secrets.load('push'));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: secret.toString('base64url'),
  };
}
