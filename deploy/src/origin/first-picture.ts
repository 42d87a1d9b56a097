import * as v from 'valibot';
import { escaped } from './markup.ts';

const key = v.union([v.string(), v.number()]);
const sizesText = v.pipe(v.string(), v.maxLength(200));

/** An area's `FirstPictures`, which nothing has validated before. */
const declaration = v.object({ at: v.array(key), sizes: v.tuple([sizesText, sizesText]) });

const size = {
  /** A path of this origin without the characters that separate entries of a `srcset`. */
  url: v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?!\/)[^\s,\\]*$/)),
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

const picture = v.object({ ...size, sizes: v.pipe(v.array(v.object(size)), v.maxLength(10)) });

const valueAt = (value: unknown, keys: v.InferOutput<typeof declaration>['at']): unknown =>
  keys.reduce<unknown>(
    (inner, one) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, one)
        ? inner[one as keyof typeof inner] // `hasOwn` has found it
        : undefined,
    value,
  );

/**
 * A preload of the first picture in an answer, in the size that the page will choose. Empty if the answer has no
 * picture at the declared place, or if the picture is on another origin.
 */
export function firstPictureLink(answer: unknown, declared: unknown): string {
  const pictures = v.safeParse(declaration, declared);
  if (!pictures.success) return '';
  const { at, sizes } = pictures.output;
  const found = valueAt(answer, at);
  const list: unknown[] = Array.isArray(found) ? found : [found];
  const first = v.safeParse(picture, list[0]);
  if (!first.success) return '';
  const { url, width, sizes: smaller } = first.output;
  const candidates = [{ url, width }, ...smaller].map((one) => `${one.url} ${one.width}w`).join(', ');
  const source =
    smaller.length === 0
      ? `href="${escaped(url)}"`
      : `imagesrcset="${escaped(candidates)}" imagesizes="${escaped(sizes[list.length === 1 ? 0 : 1])}"`;
  return `<link rel="preload" as="image" ${source} fetchpriority="high">\n`;
}
