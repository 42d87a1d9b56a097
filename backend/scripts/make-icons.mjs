import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws the icon's pictures from its SVG. Run with `node backend/scripts/make-icons.mjs`. */
const folder = new URL('../../deploy/icons/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
// For systems that crop icons to their own shape: the colour reaches the edge, and the sign is in the middle 80 %.
const full = svg.replace('rx="9" ', '').replace('<path ', '<path transform="translate(3.2 3.2) scale(.8)" ');

const draw = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file around one PNG: header, one entry, the picture. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await mkdir(folder, { recursive: true });
const files = {
  'favicon.ico': ico(await draw(svg, 32), 32),
  'icon-192.png': await draw(svg, 192),
  'icon-512.png': await draw(svg, 512),
  'icon-maskable-512.png': await draw(full, 512),
  'apple-touch-icon.png': await draw(full, 180),
};
for (const [name, bytes] of Object.entries(files)) await writeFile(new URL(name, folder), bytes);
