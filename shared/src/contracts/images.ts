import { parseUrl } from './parse-url.ts';

const startsOf = {
  'image/jpeg': /^\/9j\//,
  'image/png': /^iVBORw0KGgo/,
  'image/gif': /^R0lGOD/,
  'image/webp': /^UklGR.{6}XRUJQ/,
} as const;

/** Image types that are shown; SVG is excluded, because it can hold scripts. */
export type ImageType = keyof typeof startsOf;

const dataPrefix = /^data:[^,]{0,100};base64,/;

/** Type of a base64 image by its first bytes, or null for any other type. `base64` has no `data:` prefix. */
export function imageTypeOf(base64: string): ImageType | null {
  const types = Object.keys(startsOf) as ImageType[];
  return types.find((type) => startsOf[type].test(base64)) ?? null;
}

/** Base64 of an image without `data:` prefix and white space; null if the content is no image. */
export function readBase64Image(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const bare = value.replace(dataPrefix, '').replace(/\s+/g, '');
  const isBase64 = bare.length % 4 !== 1 && /^[A-Za-z0-9+/]+={0,2}$/.test(bare);
  return isBase64 && imageTypeOf(bare) ? bare : null;
}

/** A `data:` URL with the type found in the content. `base64` comes from `readBase64Image`. */
export function toDataUrl(base64: string): string {
  return `data:${imageTypeOf(base64)};base64,${base64}`;
}

/** URL that an `img` may have: of this origin, http(s), or base64 of an image as `data:` URL; null for any other. */
export function readImageUrl(value: unknown): string | null {
  const base64 = readBase64Image(value);
  if (base64) return toDataUrl(base64);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return text;
  return /^https?:\/\/[^\s\\]+$/i.test(text) && parseUrl(text) ? text : null;
}
