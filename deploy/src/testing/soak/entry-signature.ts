import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson, type DiscoveryEntry } from '@az/shared/discovery';

/** Whether an entry is signed for a public key (32 bytes in base64url), from the data that a page has. */
export function isEntrySignedBy(name: string, entry: DiscoveryEntry, publicKey: string): boolean {
  const { container, expose, federation, hostContract, shared, assets, record, signature } = entry.extras.az;
  const { version, integrity } = entry.metadata;
  const code = { container, expose, federation, hostContract, shared, assets };
  const statement = canonicalJson({
    area: name.replace('@az/', ''),
    version,
    url: entry.url,
    record,
    ...code,
  });
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  const isSigned = verify(null, Buffer.from(statement), key, Buffer.from(signature ?? '', 'base64url'));
  return isSigned && integrity === assets[entry.url.slice(entry.url.lastIndexOf('/') + 1)];
}
