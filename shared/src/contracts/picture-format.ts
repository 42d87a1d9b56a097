/** Formats recognised by a file's first bytes: picture formats of the web, of phones (HEIC) and of Windows (BMP). */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp';

export const storedFormats: readonly PictureFormat[] = ['jpeg', 'png', 'gif', 'webp', 'avif'];

const headLength = 64;

/** AVIF and HEIC have the same container (ISO/IEC 23008-12), whose first box names its brands. */
function formatOfBrands(head: string): 'avif' | 'heic' | null {
  const brands = head.slice(8, Math.max(12, head.charCodeAt(3)));
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null;
}

/** Format of a picture by its first bytes; null for everything else, such as SVG, PDF and TIFF. */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const head = String.fromCharCode(...bytes.subarray(0, headLength));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (head.slice(4, 8) === 'ftyp') return formatOfBrands(head);
  return head.startsWith('BM') ? 'bmp' : null;
}
