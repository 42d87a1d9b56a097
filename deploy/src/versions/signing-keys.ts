import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { SigningKey } from '@az/shared/config';
import * as v from 'valibot';
import { syncFolder, writeDurably } from './files.ts';
import { areaName } from './record-schema.ts';
import { isPublicKey } from './signature.ts';

const keyPaths = (dataDir: string) => ({
  folder: join(dataDir, 'signing'),
  privateKey: join(dataDir, 'signing/private.pem'),
  publicKey: join(dataDir, 'signing/public-key'),
  publicKeys: join(dataDir, 'signing/public-keys.json'),
});

/** The public half of a private key in PEM: 32 bytes in base64url. */
export function publicHalf(privateKey: string): string {
  const { x } = createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' });
  if (!x) throw new Error('The signing key is no Ed25519 key in PEM');
  return x;
}

export function readSigningKey(dataDir: string): string | null {
  const { privateKey } = keyPaths(dataDir);
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
  const { publicKey } = keyPaths(dataDir);
  return existsSync(publicKey) ? readFileSync(publicKey, 'utf8').trim() : null;
}

/** A public key, with its name, that verifies versions. Without `areas` it is for every area and the shell. */
export type AcceptedKey = SigningKey & { name: string };

const acceptedKeys = v.pipe(
  v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
      key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/), v.check(isPublicKey, 'is no Ed25519 key')),
      areas: v.exactOptional(v.pipe(v.array(areaName), v.minLength(1))),
    }),
  ),
  v.minLength(1),
  v.maxLength(20),
  v.check((keys) => new Set(keys.map(({ name }) => name)).size === keys.length, 'has a name twice'),
);

function parseKeys(file: string, text: string): AcceptedKey[] {
  try {
    return v.parse(acceptedKeys, JSON.parse(text));
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`${file} must be a list of { name, key, areas? }: ${message}.`, { cause });
  }
}

export const isKeyFor = ({ areas }: AcceptedKey, area: string): boolean => !areas || areas.includes(area);

/**
 * The public keys that a data directory accepts: those of `signing/public-keys.json`, or without this file the key
 * in `signing/public-key` under the name `default`. Without either file there are none. A changed file takes effect
 * at the next call; if it is invalid, the previous keys stay.
 */
export class AcceptedKeys {
  private readonly dataDir: string;
  private stamp: string | null = null;
  private keys: AcceptedKey[] = [];

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** @throws Error with one sentence when the file is invalid and no keys have been read before */
  read(): AcceptedKey[] {
    const { publicKeys, publicKey } = keyPaths(this.dataDir);
    const found = [publicKeys, publicKey].map((file) => statSync(file, { throwIfNoEntry: false }));
    const stamp = found.map((one) => one && `${one.ino} ${one.mtimeMs} ${one.size}`).join();
    if (stamp === this.stamp) return this.keys;
    try {
      const key = readPublicKey(this.dataDir);
      this.keys = found[0]
        ? parseKeys(publicKeys, readFileSync(publicKeys, 'utf8'))
        : key
          ? [{ name: 'default', key }]
          : [];
    } catch (error) {
      if (this.stamp === null) throw error;
    }
    this.stamp = stamp;
    return this.keys;
  }
}

/** Writes a key atomically and durably, so that nobody reads half a key. */
async function writeKey(file: string, text: string, mode?: number): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeDurably(draft, Buffer.from(text), mode);
  await rename(draft, file);
  await syncFolder(dirname(file));
}

/**
 * The private key of a data directory. Without any key, makes a pair; with only a private key, writes the public key.
 * Null if there are only public keys: versions are then signed elsewhere. Not safe for concurrent callers.
 */
export async function openSigningKey(dataDir: string): Promise<string | null> {
  const known = readSigningKey(dataDir);
  const { folder, privateKey, publicKey, publicKeys } = keyPaths(dataDir);
  if (existsSync(publicKeys)) {
    const accepted = new AcceptedKeys(dataDir).read();
    if (known && !accepted.some(({ key, areas }) => !areas && key === publicHalf(known)))
      throw new Error(
        `${publicKeys} lacks the key of ${privateKey}, for every area: add it, or remove that file.`,
      );
    return known;
  }
  if (existsSync(publicKey)) return known;
  const key =
    known ?? generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!known) await writeKey(privateKey, key, 0o600);
  await writeKey(publicKey, `${publicHalf(key)}\n`);
  return key;
}
