import { crc32, deflateSync } from 'node:zlib';

export type ImageFile = { name: string; mimeType: string; buffer: Buffer };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG with a colour gradient. If it is smaller than `bytes`, zeros after the end of the picture fill it up. */
export function createImage({ width = 900, height = 600, bytes = 0 } = {}): ImageFile {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3;
      rows.set([(255 * x) / width, (255 * y) / height, 120], at);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const image = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const buffer = bytes > image.length ? Buffer.concat([image, Buffer.alloc(bytes - image.length)]) : image;
  return { name: 'image.png', mimeType: 'image/png', buffer };
}
