import { type PictureFormat, pictureFormatOf } from '../contracts/index.ts';

/** What the bytes of a picture say about it, whatever its name and declared type. */
export type PictureFacts = {
  format: PictureFormat;
  /** In pixels, before `orientation` is applied; 0 when the header does not contain it. */
  width: number;
  height: number;
  /** EXIF orientation of a JPEG, from 1 (upright) to 8. */
  orientation: number;
  /** The two bytes that set the orientation to 1, and their offset; null if the file has no orientation. */
  upright: { at: number; bytes: [number, number] } | null;
  isAnimated: boolean;
  isComplete: boolean;
};

const still = { orientation: 1, upright: null, isAnimated: false, isComplete: true };

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Orientation in the EXIF block at an offset (CIPA DC-008, section 4.6). */
function readOrientation(view: DataView, tiff: number): Partial<PictureFacts> {
  const isLittle = view.getUint16(tiff) === 0x4949;
  const entries = tiff + view.getUint32(tiff + 4, isLittle);
  for (let index = 0; index < view.getUint16(entries, isLittle); index += 1) {
    const entry = entries + 2 + 12 * index;
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const orientation = view.getUint16(entry + 8, isLittle);
    if (orientation >= 1 && orientation <= 8)
      return { orientation, upright: { at: entry + 8, bytes: isLittle ? [1, 0] : [0, 1] } };
  }
  return {};
}

/** Markers without a length: fill bytes, stuffed zeros, restarts. */
const isBare = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Reads the segments up to the end of the image, and ignores what follows (a video, for example). */
function readJpeg(bytes: Uint8Array): PictureFacts {
  const view = viewOf(bytes);
  const facts: PictureFacts = { format: 'jpeg', width: 0, height: 0, ...still, isComplete: false };
  let at = 2;
  while (at < bytes.length - 1) {
    // Skips bytes between segments, and compressed pixels.
    at = bytes.indexOf(0xff, at);
    const marker = bytes[at + 1];
    if (at < 0 || marker === undefined) break;
    if (marker === 0xd9) {
      facts.isComplete = facts.width > 0;
      break;
    }
    if (isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (isFrame(marker) && facts.width === 0) {
      facts.height = view.getUint16(at + 5);
      facts.width = view.getUint16(at + 7);
    }
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === 'Exif\0\0')
      Object.assign(facts, readOrientation(view, at + 10));
    at += 2 + view.getUint16(at + 2);
  }
  return facts;
}

function readPng(bytes: Uint8Array): PictureFacts {
  const view = viewOf(bytes);
  const types: string[] = [];
  let frames = 1;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (at + 12 + view.getUint32(at) > bytes.length) continue;
    const type = textAt(bytes, at + 4, 4);
    types.push(type);
    if (type === 'acTL') frames = view.getUint32(at + 8);
  }
  return {
    format: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    ...still,
    isAnimated: frames > 1,
    isComplete: types.includes('IEND'),
  };
}

/** Offset of the first byte after the blocks that begin at `start`. */
function afterBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Facts about a GIF, which counts as complete once it has one whole frame, because browsers show it then. */
function readGif(bytes: Uint8Array): PictureFacts {
  const view = viewOf(bytes);
  let frames = 0;
  let at = 13 + tableSize(bytes[10]);
  while (at < bytes.length && frames < 2) {
    if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      at = afterBlocks(bytes, at + 11 + tableSize(bytes[at + 9]));
      if (at <= bytes.length) frames += 1;
    } else break;
  }
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    ...still,
    isAnimated: frames > 1,
    isComplete: frames > 0,
  };
}

function readWebp(bytes: Uint8Array): PictureFacts {
  const view = viewOf(bytes);
  const facts = {
    format: 'webp' as const,
    ...still,
    isComplete: view.getUint32(4, true) + 8 <= bytes.length,
  };
  const form = textAt(bytes, 12, 4);
  if (form === 'VP8X') {
    const side = (at: number) => 1 + (view.getUint32(at, true) & 0xffffff);
    return { ...facts, width: side(24), height: side(27), isAnimated: (view.getUint8(20) & 2) !== 0 };
  }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { ...facts, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return {
    ...facts,
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

/** AVIF and HEIC: the largest of the items in the container is the picture. */
function readBoxes(bytes: Uint8Array, format: 'avif' | 'heic'): PictureFacts {
  const view = viewOf(bytes);
  const isAnimated = textAt(bytes, 8, 4) === 'avis';
  const facts: PictureFacts = { format, width: 0, height: 0, ...still, isAnimated };
  const end = Math.min(bytes.length - 16, 64 * 1024);
  for (let at = 0; at < end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue; // "ispe"
    const [width, height] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (width * height > facts.width * facts.height) Object.assign(facts, { width, height });
  }
  return facts;
}

function readBmp(bytes: Uint8Array): PictureFacts {
  const view = viewOf(bytes);
  return {
    format: 'bmp',
    width: Math.abs(view.getInt32(18, true)),
    height: Math.abs(view.getInt32(22, true)),
    ...still,
  };
}

const readers: Record<PictureFormat, (bytes: Uint8Array) => PictureFacts> = {
  jpeg: readJpeg,
  png: readPng,
  gif: readGif,
  webp: readWebp,
  avif: (bytes) => readBoxes(bytes, 'avif'),
  heic: (bytes) => readBoxes(bytes, 'heic'),
  bmp: readBmp,
};

/** Facts about the picture in a file; null for formats that are not supported, such as SVG, PDF and TIFF. */
export function readFacts(bytes: Uint8Array): PictureFacts | null {
  try {
    const format = pictureFormatOf(bytes);
    return format && readers[format](bytes);
  } catch (error) {
    // The header points beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
