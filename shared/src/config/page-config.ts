import { parseCapabilities } from '../contracts/index.ts';

/** Ed25519 public key that versions are signed with: 32 bytes in base64url. Without `areas` it is for every area. */
export type SigningKey = { key: string; areas?: string[] };

/** Configuration that the origin gives the browser at run time. Addresses that are not configured are null. */
export type PageConfig = {
  productName: string;
  agency: { name: string; url: string } | null;
  supportUrl: string | null;
  docsUrl: string | null;
  /** Path prefix of every API call on this origin, without a trailing slash. */
  apiBase: string;
  /** Secret for `userData` in local storage; every visitor can read it (see `auth`). */
  appSecret: string;
  /** A version must be signed with one of these keys; empty where versions are not signed. */
  signingKeys: SigningKey[];
  /** Names of the extension calls of the API, if the origin knows them. */
  extensions?: string[];
};

const fallback: PageConfig = {
  productName: 'AZ Connect',
  agency: null,
  supportUrl: null,
  docsUrl: null,
  apiBase: '/az-connect-backend/api',
  appSecret: 'az-connect-dev',
  signingKeys: [],
};

function readJson(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(document.getElementById('az-config')?.textContent ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (cause) {
    console.error('az-config cannot be read', cause);
    return {};
  }
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null;

function webAddress(value: unknown): string | null {
  const address = text(value);
  return address && /^(https?:\/\/|mailto:)/i.test(address) ? address : null;
}

function agencyOf(value: unknown): PageConfig['agency'] {
  const { name, url }: { name?: unknown; url?: unknown } = typeof value === 'object' && value ? value : {};
  const [itsName, address] = [text(name), webAddress(url)];
  return itsName && address ? { name: itsName, url: address } : null;
}

/** The API is always on the page's own origin: the token must not be sent elsewhere. */
function ownPath(value: unknown): string | null {
  const path = text(value)?.replace(/\/+$/, '');
  return path && /^\/[^/\\]/.test(path) ? path : null;
}

/** The signing keys; an older origin sends one key, as `signingKey`. */
function keysOf({ signingKeys, signingKey }: Record<string, unknown>): SigningKey[] {
  const key = text(signingKey);
  // Not validated: the origin that writes the keys also serves this script.
  if (Array.isArray(signingKeys)) return signingKeys as SigningKey[];
  return key ? [{ key }] : [];
}

function parse(raw: Record<string, unknown>): PageConfig {
  return {
    productName: text(raw.productName) ?? fallback.productName,
    agency: agencyOf(raw.agency),
    supportUrl: webAddress(raw.supportUrl),
    docsUrl: webAddress(raw.docsUrl),
    apiBase: ownPath(raw.apiBase) ?? fallback.apiBase,
    appSecret: text(raw.appSecret) ?? fallback.appSecret,
    signingKeys: keysOf(raw),
    ...(Array.isArray(raw.extensions) && { extensions: parseCapabilities(raw) }),
  };
}

let known: PageConfig | null = null;

/** Read once from the page's `#az-config`. Missing or malformed values get a default for development. Never throws. */
export function pageConfig(): PageConfig {
  known ??= parse(readJson());
  return known;
}
