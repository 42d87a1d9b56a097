import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A PNG header: one bit per pixel, grey. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 1;
  return chunk('IHDR', data);
}

const rows = (width: number, height: number) =>
  deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));

/** A black PNG; 16 000 x 16 000 pixels take 31 kB. */
export function blackPng(width: number, height: number, ...extra: Buffer[]): Buffer {
  const pixels = chunk('IDAT', rows(width, height));
  return Buffer.concat([signature, header(width, height), ...extra, pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** A small PNG with one more chunk, whose content takes `size` bytes once it is unpacked. */
export function pngWithBomb(type: 'zTXt' | 'iCCP' | 'iTXt', size: number): Buffer {
  const packed = deflateSync(Buffer.alloc(size, 'a'));
  const head = type === 'iTXt' ? 'x\0\x01\0\0\0' : 'x\0\0';
  return blackPng(16, 16, chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), packed])));
}

export function animatedPng(frames: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(16, 4);
  frame.writeUInt32BE(16, 8);
  const data = Buffer.concat([Buffer.alloc(4), rows(16, 16)]);
  const more = Array.from({ length: Math.min(frames, 500) }, () => [
    chunk('fcTL', frame),
    chunk('fdAT', data),
  ]);
  return blackPng(16, 16, chunk('acTL', control), ...more.flat());
}
