type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif';

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * Type of a file by its first bytes, whatever its name and declared type; null for unsupported types (SVG, PDF, HTML,
 * TIFF …). Checked before any decoder reads the file.
 */
export function pictureKindOf(bytes: Buffer): PictureKind | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  return /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) ? 'gif' : null;
}
