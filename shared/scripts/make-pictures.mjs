/**
 * `node shared/scripts/make-pictures.mjs` draws scenes of the demo network as AVIF pictures of the sample events
 * and groups, in shared/src/sample/pictures. The same version of sharp always writes the same files.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { scenes } from '../../backend/scripts/scenes.mjs';

const sharp = createRequire(new URL('../../backend/package.json', import.meta.url))('sharp');
const folder = new URL('../src/sample/pictures/', import.meta.url);
const [width, height] = [960, 540];

// Colours of each palette, in this order: top of the sky, light, far ground, near ground, accent.
const palettes = {
  dawn: ['#41506b', '#f7dcc0', '#d08a6e', '#7d4f63', '#f4b266'],
  lagoon: ['#0f4c5c', '#c7e8e0', '#3f9aa3', '#1b6170', '#f2c14e'],
  savanna: ['#93552a', '#fde7b4', '#d19a45', '#6a7d3c', '#e2603f'],
  forest: ['#1d4239', '#dcedd8', '#62957a', '#2c5f52', '#ecc567'],
  dusk: ['#2a2f63', '#f6bfae', '#8560ad', '#46397e', '#ffd67a'],
  clay: ['#63403a', '#f8e8d6', '#bd7052', '#874a36', '#5fa9a2'],
  ink: ['#173a5c', '#e5eff6', '#628ba9', '#2c5379', '#f09d5c'],
  plum: ['#4a2447', '#f3e0eb', '#a9619a', '#703767', '#f6cf6d'],
};

const pictures = {
  scene: ['stage', 'dusk'],
  salle: ['stage', 'ink'],
  marche: ['market', 'clay'],
  etals: ['market', 'savanna'],
  ville: ['skyline', 'ink'],
  quartier: ['skyline', 'dusk'],
  cote: ['coast', 'lagoon'],
  plage: ['coast', 'plum'],
  collines: ['hills', 'dawn'],
  vallee: ['hills', 'forest'],
  champs: ['fields', 'savanna'],
  jardins: ['fields', 'forest'],
  foret: ['forest', 'forest'],
  nuit: ['night', 'ink'],
  pont: ['bridge', 'lagoon'],
  cercles: ['rings', 'lagoon'],
  mosaique: ['mosaic', 'clay'],
  courbes: ['bars', 'plum'],
};

function randomFrom(text) {
  let state = [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 11);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

for (const file of existsSync(folder) ? readdirSync(folder) : [])
  if (file.endsWith('.avif')) rmSync(new URL(file, folder));
mkdirSync(folder, { recursive: true });
for (const [name, [scene, palette]] of Object.entries(pictures)) {
  const drawing = scenes[scene](1200, 675, palettes[palette], randomFrom(name));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 675">${drawing}</svg>`;
  const bytes = await sharp(Buffer.from(svg)).avif({ quality: 48, effort: 8 }).toBuffer();
  if (bytes.length > 30_000) throw new Error(`${name} is too large: ${bytes.length} bytes`);
  writeFileSync(new URL(`${name}.avif`, folder), bytes);
  console.log(name, bytes.length);
}
