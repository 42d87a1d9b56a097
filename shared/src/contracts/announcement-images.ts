import { readImageUrl } from './images.ts';
import {
  asRecord,
  firstNumber,
  firstText,
  parseEach,
  type RawRecord,
  readList,
  readSuccess,
} from './read.ts';

/** `width` and `height` are in pixels, null when the reply lacks them. */
export type AnnouncementImage = {
  id: string;
  /** URL for an `img`: a path of this origin, http(s), or a `data:` URL of an image. */
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** The same picture in smaller sizes, the widest first; empty if there are none. */
  sizes: { url: string; width: number }[];
};

const urlNames = ['url', 'image_url', 'path', 'src', 'image', 'image_data', 'data', 'Picture'];

function urlOf(record: RawRecord | null): string | null {
  for (const name of urlNames) {
    const url = readImageUrl(record?.[name]);
    if (url) return url;
  }
  return null;
}

function parseSize(raw: unknown): { url: string; width: number } | null {
  const record = asRecord(raw);
  const url = readImageUrl(record?.url);
  const width = firstNumber(record, 'width');
  return url && width ? { url, width } : null;
}

/** An image in a list; null for a value that is no image. An image without an id gets `index` as its id. */
export function parseImage(raw: unknown, index: number): AnnouncementImage | null {
  const record = asRecord(raw);
  const url = record ? urlOf(record) : readImageUrl(raw);
  if (url === null) return null;
  return {
    id: firstText(record, 'id', 'image_id', 'id_image') ?? String(index),
    url,
    alt: firstText(record, 'alt', 'caption', 'description') ?? '',
    width: firstNumber(record, 'width') || null,
    height: firstNumber(record, 'height') || null,
    sizes: parseEach(readList(record?.sizes) ?? [], parseSize),
  };
}

export const parseImages = (list: readonly unknown[]): AnnouncementImage[] =>
  list.flatMap((item, index) => parseImage(item, index) ?? []);

/** Null unless `success` is true (specification, section 7). Items are objects, plain URLs or base64. */
export function parseAnnouncementImages(raw: unknown): AnnouncementImage[] | null {
  const list = readList(readSuccess(raw), 'images');
  return list && parseImages(list);
}
