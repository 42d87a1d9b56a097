import type { Picture } from '@az/shared/social/MediaGrid';

/** Drawn scenes instead of photos in the sample data: no photo of a person, nothing to load. */
export type Scene = 'hills' | 'city' | 'sea' | 'desk' | 'meeting' | 'forest' | 'stage' | 'market';

const width = 1200;
const height = 800;

/** Colours of sky (top and bottom), far, near and light; one row for each time of day. */
const palettes = [
  ['#9fd8e6', '#f3f0dc', '#5e9ea0', '#1f5d63', '#fff3c4'],
  ['#f6b58f', '#fbe3c0', '#b7675f', '#5c3048', '#fff0d0'],
  ['#22335c', '#6b5b95', '#2c2a4a', '#14142b', '#f7e7a9'],
  ['#bfe3c0', '#f4f7e4', '#6d9f71', '#2f5d46', '#fffbe6'],
] as const;

type Palette = (typeof palettes)[number];

const row = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const person = (x: number, y: number, size: number, colour: string): string =>
  `<g fill="${colour}"><circle cx="${x}" cy="${y}" r="${size}"/><path d="M${x - size * 1.9} ${y + size * 4.4}q0-${size * 3.1} ${size * 1.9}-${size * 3.1}t${size * 1.9} ${size * 3.1}z"/></g>`;

const scenes: Record<Scene, (palette: Palette) => string> = {
  hills: ([, , far, near, light]) =>
    `<circle cx="860" cy="230" r="90" fill="${light}"/><path d="M0 560 260 300 430 470 640 250 900 540 1200 380V800H0z" fill="${far}"/><path d="M0 660q300-140 620-30t580-50v220H0z" fill="${near}"/>`,
  city: ([, , far, near, light]) =>
    `<circle cx="240" cy="200" r="70" fill="${light}"/><g fill="${far}">${row(11, (i) => `<path d="M${i * 115 - 20} ${300 + ((i * 137) % 190)}h95V800h-95z"/>`)}</g><g fill="${near}">${row(8, (i) => `<path d="M${i * 160 - 40} ${440 + ((i * 89) % 170)}h128V800H${i * 160 - 40}z"/>`)}</g><g fill="${light}" opacity=".75">${row(40, (i) => `<path d="M${(i % 8) * 160 - 14 + ((i * 31) % 3) * 30} ${640 + Math.floor(i / 8) * 34}h14v18h-14z"/>`)}</g>`,
  sea: ([, , far, near, light]) =>
    `<circle cx="600" cy="380" r="120" fill="${light}"/><path d="M0 400h1200v400H0z" fill="${far}"/><path d="M0 560q75-40 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v240H0z" fill="${near}" opacity=".7"/><path d="M0 660q75-40 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v140H0z" fill="${near}"/><path d="M650 480h190l-34 58H690zM740 468V300l110 168z" fill="${light}"/>`,
  desk: ([, , far, near, light]) =>
    `<path d="M0 560h1200v240H0z" fill="${near}"/><rect x="330" y="250" width="480" height="310" rx="18" fill="${far}"/><rect x="356" y="276" width="428" height="236" rx="6" fill="${light}"/>${row(5, (i) => `<rect x="386" y="${306 + i * 38}" width="${320 - ((i * 83) % 170)}" height="16" rx="8" fill="${far}" opacity=".6"/>`)}<path d="M270 560h600l40 44H230z" fill="${far}"/><path d="M940 560v-96h92v96zM1032 480h26q22 0 22 24t-22 24h-26z" fill="${light}"/><path d="M130 560V430q-70-20-70-110 80 20 70 110 0-100 80-120 0 100-80 120v130z" fill="${far}"/>`,
  meeting: ([, , far, near, light]) =>
    `<rect x="140" y="110" width="920" height="330" rx="20" fill="${light}" opacity=".8"/><path d="M210 380 400 270l170 60 210-150 210 90" fill="none" stroke="${far}" stroke-width="16" stroke-linecap="round" stroke-linejoin="round"/>${row(5, (i) => person(220 + i * 190, 470 + (i % 2) * 20, 50, i % 2 ? near : far))}<rect x="80" y="650" width="1040" height="150" rx="24" fill="${near}"/>`,
  forest: ([, , far, near, light]) =>
    `<circle cx="950" cy="180" r="80" fill="${light}"/><g fill="${far}">${row(10, (i) => `<path d="m${i * 130 + 10} ${330 + ((i * 71) % 90)} 100 330h-200z"/>`)}</g><g fill="${near}">${row(7, (i) => `<path d="m${i * 200 - 20} ${420 + ((i * 53) % 110)} 140 380h-280z"/>`)}</g>`,
  stage: ([, , far, near, light]) =>
    `<path d="M300 0 120 560h420zM900 0 660 560h420z" fill="${light}" opacity=".45"/><path d="M0 540h1200v260H0z" fill="${far}"/>${person(600, 380, 48, near)}<g>${row(9, (i) => person(60 + i * 135, 660 + (i % 2) * 26, 44, near))}</g>`,
  market: ([, , far, near, light]) =>
    `${row(4, (i) => `<g><path d="M${i * 300 + 20} 300h260v60H${i * 300 + 20}z" fill="${i % 2 ? far : near}"/>${row(5, (j) => `<circle cx="${i * 300 + 46 + j * 52}" cy="360" r="26" fill="${j % 2 ? light : i % 2 ? far : near}"/>`)}<path d="M${i * 300 + 40} 560h220v140h-220z" fill="${i % 2 ? near : far}"/>${row(4, (j) => `<circle cx="${i * 300 + 75 + j * 50}" cy="545" r="24" fill="${j % 2 ? light : far}"/>`)}</g>`)}<path d="M0 700h1200v100H0z" fill="${near}"/>`,
};

function draw(scene: Scene, time: number): string {
  const palette = palettes[time % palettes.length] ?? palettes[0];
  const [top, bottom] = palette;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><path d="M0 0h${width}v${height}H0z" fill="url(#s)"/>${scenes[scene](palette)}</svg>`;
}

export function drawnPicture(id: string, scene: Scene, time: number, alt: string): Picture {
  const url = `data:image/svg+xml,${encodeURIComponent(draw(scene, time))}`;
  return { id, url, alt, width, height };
}
