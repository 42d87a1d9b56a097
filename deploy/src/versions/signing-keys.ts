import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder, writeDurably } from './files.ts';

/** Paths of the keys: `signing/private.pem` and `signing/public-key` in the data directory. */
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

/**
 * The private key for publishing, or null: the file that AZ_SIGNING_KEY names, or else the one of the data directory.
 *
 * @throws Error with one sentence when the named file holds no such key
 */
export function signingKeyOf({
  AZ_SIGNING_KEY: file,
  DATA_DIR: dataDir,
}: Record<string, string | undefined>): string | null {
  if (!file) return readSigningKey(resolve(dataDir || '.data'));
  try {
    const key = readFileSync(file, 'utf8');
    publicHalf(key);
    return key;
  } catch (cause) {
    throw new Error(`AZ_SIGNING_KEY names ${file}, which is no Ed25519 key in PEM that can be read.`, {
      cause,
    });
  }
}

/** The public key for verification: written by the operator, or made by `npm start`. */
export function readPublicKey(dataDir: string): string | null {
  const { publicKey } = places(dataDir);
  return existsSync(publicKey) ? readFileSync(publicKey, 'utf8').trim() : null;
}

/** Written atomically and durably: nobody reads half a key. */
async function writeKey(file: string, text: string, mode?: number): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeDurably(draft, Buffer.from(text), mode);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

/**
 * The private key of a data directory, made when there are no keys at all; its public key is written beside it when
 * missing. Null with only the public key: versions are signed elsewhere. Not safe for concurrent callers.
 */
export async function openSigningKey(dataDir: string): Promise<string | null> {
  const known = readSigningKey(dataDir);
  const { folder, privateKey, publicKey } = places(dataDir);
  if (existsSync(publicKey)) return known;
  const key =
    known ?? generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!known) await writeKey(privateKey, key, 0o600);
  await writeKey(publicKey, `${publicHalf(key)}\n`);
  return key;
}
