import sharp from 'sharp';

/** Markers of the JPEG segments that our encoder writes (ITU-T T.81, table B.1, and JFIF). Any other is foreign. */
const ours = new Set([0xd8, 0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd, 0xda]);

/** Why a stored picture was not written by our encoder; null when it was. */
function findForeignPart(bytes: Buffer): string | null {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return 'does not begin as a JPEG';
  let at = 2;
  while (bytes[at + 1] !== 0xda) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || !ours.has(marker)) return `has a segment ${marker.toString(16)}`;
    if (marker === 0xe0 && bytes.toString('latin1', at + 4, at + 9) !== 'JFIF\0') return 'has a foreign APP0';
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  const end = bytes.indexOf('ffd9', at, 'hex');
  return end === bytes.length - 2 ? null : 'has something behind its end';
}

/**
 * Why a stored picture is wrong, or null when it is right. It is wrong when our encoder has not written it, when it
 * contains metadata, when it is larger than `edge` pixels, or when decoding it causes a warning.
 */
export async function findPictureFault(bytes: Buffer, edge: number): Promise<string | null> {
  const foreign = findForeignPart(bytes);
  if (foreign) return foreign;
  const { format, exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata();
  if (format !== 'jpeg' || exif || icc || xmp || iptc) return 'holds metadata';
  if (Math.max(width, height) > edge) return `is ${width} x ${height}`;
  const { data } = await sharp(bytes, { failOn: 'warning' }).jpeg().toBuffer({ resolveWithObject: true });
  return data.length > 0 ? null : 'cannot be encoded again';
}
