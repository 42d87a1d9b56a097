/**
 * Draws the pictures of the demo network in backend/seed-pictures: JPEG files, and smaller sizes as WebP files. The same
 * version of sharp always writes the same files. Run with `node backend/scripts/make-seed-pictures.mjs`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { portrait, scenes, sign } from './scenes.mjs';

const folder = new URL('../seed-pictures/', import.meta.url);

// Colours of each palette, in this order: top of the sky, light, far, near, accent.
const palettes = {
  dawn: ['#3d405b', '#f4d9b8', '#c97b63', '#7a4b5f', '#f2a65a'],
  lagoon: ['#12445c', '#bfe3dd', '#3a8f9c', '#1d6475', '#f6bd60'],
  savanna: ['#8a4f24', '#fbe3a8', '#c98c3b', '#6d7a3a', '#e4572e'],
  forest: ['#1f3d36', '#d9ead3', '#5b8c6a', '#2f5d50', '#e9c46a'],
  dusk: ['#2b2d5b', '#f3b8a5', '#7d5ba6', '#433878', '#ffd166'],
  clay: ['#5c3a30', '#f6e5d3', '#b5694b', '#84462f', '#5fa8a0'],
  ink: ['#16324f', '#e3edf4', '#5f84a2', '#2a4f73', '#ee964b'],
  plum: ['#46203f', '#f1dbe7', '#a2598a', '#6d3162', '#f4c95d'],
};

const wide = [1200, 675];
const square = [1080, 1080];

const pictures = [
  ['hills-dawn', 'hills', 'dawn', wide],
  ['hills-forest', 'hills', 'forest', wide],
  ['skyline-dusk', 'skyline', 'dusk', wide],
  ['skyline-ink', 'skyline', 'ink', square],
  ['coast-lagoon', 'coast', 'lagoon', wide],
  ['coast-plum', 'coast', 'plum', wide],
  ['mosaic-clay', 'mosaic', 'clay', square],
  ['mosaic-ink', 'mosaic', 'ink', wide],
  ['rings-plum', 'rings', 'plum', wide],
  ['rings-lagoon', 'rings', 'lagoon', square],
  ['fields-savanna', 'fields', 'savanna', wide],
  ['fields-forest', 'fields', 'forest', wide],
  ['night-ink', 'night', 'ink', wide],
  ['bridge-dawn', 'bridge', 'dawn', wide],
  ['bridge-lagoon', 'bridge', 'lagoon', wide],
  ['stage-plum', 'stage', 'plum', wide],
  ['stage-dusk', 'stage', 'dusk', wide],
  ['bars-ink', 'bars', 'ink', wide],
  ['market-clay', 'market', 'clay', wide],
  ['market-savanna', 'market', 'savanna', square],
  ['forest-forest', 'forest', 'forest', wide],
  ['cover-hills', 'hills', 'lagoon', [1500, 500]],
];

function randomFrom(text) {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Grain like that of paper, so that flat colours look printed and gradients show no bands. */
function grain(width, height, random) {
  const bytes = Buffer.alloc(width * height * 4);
  for (let at = 0; at < bytes.length; at += 4) {
    bytes.fill(random() < 0.5 ? 0 : 255, at, at + 3);
    bytes[at + 3] = Math.floor(random() * 9);
  }
  return { input: bytes, raw: { width, height, channels: 4 } };
}

async function draw(name, svg, [width, height], { below = 58_000, quality = 82, sides = [] } = {}) {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  const bitmap = await sharp(Buffer.from(whole))
    .composite([grain(width, height, randomFrom(name))])
    .png()
    .toBuffer();
  for (const side of sides)
    await sharp(bitmap)
      .resize(side, side, { fit: 'inside' })
      .webp({ quality: 84 })
      .toFile(fileURLToPath(new URL(`${name}-${side}.webp`, folder)));
  for (let step = quality; step > 20; step -= 4) {
    const bytes = await sharp(bitmap).jpeg({ quality: step, mozjpeg: true }).toBuffer();
    if (bytes.length > below) continue;
    writeFileSync(new URL(`${name}.jpg`, folder), bytes);
    console.log(name, bytes.length, `quality ${step}`);
    return;
  }
  throw new Error(`${name} does not fit into ${below} bytes`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, scene, palette, size] of pictures) {
  await draw(name, scenes[scene](...size, palettes[palette], randomFrom(name)), size, { sides: [800, 400] });
}
const colours = Object.values(palettes);
const skins = ['#8d5a3b', '#e8b78f', '#5b3a26', '#c68b59', '#a86f46', '#f1c7a3', '#6b4530'];
for (let index = 0; index < 11; index += 1) {
  const style = (index + Math.floor(index / 8)) % 4;
  const svg = portrait(colours[index % 8], style, skins[index % skins.length]);
  await draw(`portrait-${index + 1}`, svg, [256, 256], { quality: 84 });
}
for (const style of [0, 1])
  await draw(`sign-${style + 1}`, sign(colours[style + 3], style), [256, 256], { quality: 84 });
