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

const imported = new Map<string, Promise<CryptoKey | null>>();

function importKey(raw: string): Promise<CryptoKey | null> {
  const importing =
    imported.get(raw) ??
    // Async, so that an invalid text is handled like a browser without Ed25519.
    (async () => crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']))().catch(
      () => null,
    );
  imported.set(raw, importing);
  return importing;
}

/**
 * Rejects unless a version of an area is signed with a key of this page for this area (Ed25519, RFC 8032). The keys come
 * from the origin's own folder, not from its database or discovery. Without any key nothing is verified. Browsers without
 * Ed25519 and pages without a secure context rely on the integrity values alone.
 */
export async function verifyEntry(area: string, entry: DiscoveryEntry, keys: SigningKey[]): Promise<void> {
  if (keys.length === 0) return;
  const { signature = '', assets } = entry.extras.az;
  const file = entry.url.slice(entry.url.lastIndexOf('/') + 1);
  const fail = () => new Error(`${area} ${entry.metadata.version} is not signed for this origin`);
  const usable = keys.filter(({ areas }) => !areas || areas.includes(area));
  if (usable.length === 0) throw fail();
  const known = (await Promise.all(usable.map(({ key }) => importKey(key)))).filter((key) => key !== null);
  if (known.length === 0) return;
  const statement = new TextEncoder().encode(statementOf(area, entry));
  const valid = await Promise.all(
    known.map((key) => crypto.subtle.verify('Ed25519', key, bytesOf(signature), statement)),
  );
  if (entry.metadata.integrity !== assets[file] || !valid.includes(true)) throw fail();
}
