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

const importKey = async (raw: string): Promise<CryptoKey | null> => {
  try {
    return await crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
};

let imported: { raw: string; key: Promise<CryptoKey | null> } | null = null;

/**
 * Rejects unless a version of an area is signed for this page's key (Ed25519, RFC 8032). The key comes from the
 * origin's own folder, not from its database or discovery. Without a key nothing is verified. Browsers without Ed25519
 * and pages without a secure context rely on the integrity values alone.
 */
export async function verifyEntry(area: string, entry: DiscoveryEntry, raw: string | null): Promise<void> {
  if (raw === null) return;
  if (imported?.raw !== raw) imported = { raw, key: importKey(raw) };
  const key = await imported.key;
  if (!key) return;
  const { signature = '', assets } = entry.extras.az;
  const file = entry.url.slice(entry.url.lastIndexOf('/') + 1);
  const isValid =
    entry.metadata.integrity === assets[file] &&
    (await crypto.subtle.verify(
      'Ed25519',
      key,
      bytesOf(signature),
      new TextEncoder().encode(statementOf(area, entry)),
    ));
  if (!isValid) throw new Error(`${area} ${entry.metadata.version} is not signed for this origin`);
}
