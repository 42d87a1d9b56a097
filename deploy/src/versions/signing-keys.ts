import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the keys lie: `signing/private.pem` and `signing/public-key` in the data directory. */
const places = (dataDir: string) => ({
  folder: join(dataDir, 'signing'),
  privateKey: join(dataDir, 'signing/private.pem'),
  publicKey: join(dataDir, 'signing/public-key'),
});

/** The public half of a private key in PEM: 32 bytes in base64url. */
export function publicHalf(privateKey: string): string {
  const { x } = createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' });
  if (!x) throw new Error('The signing key is no Ed25519 key in PEM');
  return x;
}

/** The private key of a data directory, or null. */
export function readSigningKey(dataDir: string): string | null {
  const { privateKey } = places(dataDir);
  return existsSync(privateKey) ? readFileSync(privateKey, 'utf8') : null;
}

/** The public key that versions must be signed for: put there by whoever runs the origin, or made by `npm start`. */
export function readPublicKey(dataDir: string): string | null {
  const { publicKey } = places(dataDir);
  return existsSync(publicKey) ? readFileSync(publicKey, 'utf8').trim() : null;
}

/**
 * The private key of a data directory, made when there are no keys at all. Null where only the public half lies: versions
 * are signed elsewhere then.
 */
export function openSigningKey(dataDir: string): string | null {
  const known = readSigningKey(dataDir);
  const { folder, privateKey, publicKey } = places(dataDir);
  if (known || existsSync(publicKey)) return known;
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(privateKey, made, { mode: 0o600, flag: 'wx' });
  writeFileSync(publicKey, `${publicHalf(made)}\n`);
  return made;
}
