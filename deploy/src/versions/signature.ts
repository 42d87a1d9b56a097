import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from '@az/shared/discovery';
import { filePath, isShell, type VersionRecord } from './record.ts';

export const recordDigest = (record: VersionRecord): string =>
  createHash('sha256').update(canonicalJson(record)).digest('base64url');

/** The signed text, computable from a discovery entry: record digest, and all fields that decide which code runs. */
export function statementOf(record: VersionRecord): string {
  const { area, version, federation, assets } = record;
  const common = {
    area,
    version,
    url: filePath(record, record.entry),
    federation,
    assets,
    record: recordDigest(record),
  };
  if (isShell(record)) return canonicalJson(common);
  const { container, expose, hostContract, shared } = record;
  return canonicalJson({ ...common, container, expose, hostContract, shared });
}

/** Ed25519 signature of a version (RFC 8032) in base64url; `key` is a private key in PEM. */
export const signRecord = (record: VersionRecord, key: string): string =>
  sign(null, Buffer.from(statementOf(record)), createPrivateKey(key)).toString('base64url');

/** A public key from its 32 bytes in base64url. */
const publicKeyOf = (raw: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' });

/** Whether a signature fits this record and this public key (32 bytes in base64url). */
export function isSignedBy(record: VersionRecord, signature: string, publicKey: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  return verify(null, Buffer.from(statementOf(record)), publicKeyOf(publicKey), bytes);
}

/** Whether a text is a public key: 32 bytes in base64url that Ed25519 accepts. */
export function isPublicKey(raw: string): boolean {
  try {
    return publicKeyOf(raw).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
