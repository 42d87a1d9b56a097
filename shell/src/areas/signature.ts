import type { SigningKey } from '@az/shared/config';
import { canonicalJson, type DiscoveryEntry } from '@az/shared/discovery';

/** Bytes of a base64url text (RFC 4648, section 5). Throws on invalid text. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** The text that was signed at publish: all fields of the entry that decide which code runs. */
function statementOf(area: string, { url, metadata: { version }, extras }: DiscoveryEntry): string {
  const { container, expose, federation, hostContract, shared, assets, record } = extras.az;
  const code = { container, expose, federation, hostContract, shared, assets };
  return canonicalJson({ area, version, url, record, ...code });
}

/** The key; null in a browser without Ed25519, and for an invalid text. */
const importKey = async (raw: string): Promise<CryptoKey | null> => {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
};

/**
 * Rejects unless a version is signed with a key of this page for its area (Ed25519, RFC 8032). The keys come from the origin's
 * folder, not from its database or discovery. Without any key nothing is verified. Browsers without Ed25519 and pages without
 * a secure context rely on the integrity values alone.
 */
export async function verifyEntry(area: string, entry: DiscoveryEntry, keys: SigningKey[]): Promise<void> {
  if (keys.length === 0) return;
  const { signature = '', assets } = entry.extras.az;
  const file = entry.url.slice(entry.url.lastIndexOf('/') + 1);
  const usable = keys.filter(({ areas }) => !areas || areas.includes(area));
  const statement = new TextEncoder().encode(statementOf(area, entry));
  // A result is null if this browser cannot use the key.
  const results = await Promise.all(
    usable.map(async ({ key: raw }) => {
      const key = await importKey(raw);
      return key && crypto.subtle.verify('Ed25519', key, bytesOf(signature), statement);
    }),
  );
  if (usable.length > 0 && results.every((result) => result === null)) return;
  if (entry.metadata.integrity !== assets[file] || !results.includes(true))
    throw new Error(`${area} ${entry.metadata.version} is not signed for this origin`);
}
