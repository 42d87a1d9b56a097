import { animatedPng, blackPng, pngWithBomb } from './png-parts.ts';
import { randomFrom } from './random.ts';
import { samplePictures } from './sample-pictures.ts';

export type HostilePicture = {
  name: string;
  bytes: Buffer;
  /** `refused`: must be refused. `bomb`: must be refused before decoding. `any`: may be accepted or refused. */
  expected: 'refused' | 'bomb' | 'any';
};

type Random = () => number;
type Samples = Record<string, Buffer>;

const text = (content: string) => Buffer.from(content, 'latin1');
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const upTo = (most: number, random: Random) => Math.floor(random() * (most + 1));

const html = text('<!doctype html><html><script>alert(document.cookie)</script></html>');
const script = text('*/=1;alert(document.cookie)/*');

/** Files that are not accepted. Most are only the header of a format, long enough for the format to be recognized. */
const foreign: Record<string, Buffer> = {
  empty: Buffer.alloc(0),
  'one byte': Buffer.from([0xff]),
  'svg with script': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'svg with declaration': text('<?xml version="1.0"?><svg onload="alert(1)"/>                    '),
  html,
  'html with a jpeg behind': Buffer.concat([html, Buffer.from([0xff, 0xd8, 0xff, 0xe0])]),
  pdf: text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>'),
  'tiff, little end': text('II*\0\x08\0\0\0\x01\0\0\x01\x03\0\x01\0\0\0\x10\0\0\0'),
  'tiff, big end': text('MM\0*\0\0\0\x08\0\x01\x01\0\0\x03\0\0\0\x01\0\x10\0\0'),
  heic: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08free'),
  'heif of unknown kind': text('\0\0\0\x18ftypmif1\0\0\0\0mif1heic\0\0\0\x08free'),
  bmp: text(`BM${'\0'.repeat(60)}`),
  ico: text(`\0\0\x01\0\x01\0${'\0'.repeat(60)}`),
  zip: text(`PK\x03\x04${'\0'.repeat(60)}`),
  gzip: text(`\x1f\x8b\x08\0${'\0'.repeat(60)}`),
  elf: text(`\x7fELF${'\0'.repeat(60)}`),
  'jpeg xl': text(`\0\0\0\x0cJXL \r\n\x87\n${'\0'.repeat(60)}`),
  'jpeg 2000': text(`\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(60)}`),
  psd: text(`8BPS\0\x01${'\0'.repeat(60)}`),
  riff: text(`RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(60)}`),
  'portable pixmap': text(`P6 1 1 255 abc${' '.repeat(60)}`),
  vips: text(`\x08\xf2\xa6\xb6${'\0'.repeat(80)}`),
  hdr: text(`#?RADIANCE\n\n-Y 1 +X 1\n${'\0'.repeat(60)}`),
  zeros: Buffer.alloc(5000),
};

function flip(bytes: Buffer, random: Random): Buffer {
  const spoilt = Buffer.from(bytes);
  for (let left = 1 + upTo(20, random); left > 0; left -= 1)
    spoilt[upTo(spoilt.length - 1, random)] = upTo(255, random);
  return spoilt;
}

function splice(bytes: Buffer, random: Random): Buffer {
  const at = upTo(bytes.length, random);
  const rest = bytes.subarray(Math.min(bytes.length, at + upTo(200, random)));
  return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(upTo(200, random), upTo(255, random)), rest]);
}

function repeatPart(bytes: Buffer, random: Random): Buffer {
  const at = upTo(bytes.length - 1, random);
  const part = bytes.subarray(at, at + 1 + upTo(300, random));
  return Buffer.concat([
    bytes.subarray(0, at),
    ...Array.from({ length: upTo(200, random) }, () => part),
    bytes.subarray(at),
  ]);
}

/** Writes an extreme number somewhere in the header, where formats store sizes, counts and offsets. */
function overflow(bytes: Buffer, random: Random): Buffer {
  const spoilt = Buffer.from(bytes);
  const at = upTo(Math.max(0, Math.min(spoilt.length, 200) - 4), random);
  spoilt.writeUInt32BE(pick([0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 0x0000ffff, 0xffff0000], random), at);
  return spoilt;
}

const mutations = {
  flipped: flip,
  spliced: splice,
  'with a part repeated': repeatPart,
  'with huge numbers': overflow,
  'cut off': (bytes: Buffer, random: Random) => bytes.subarray(0, upTo(bytes.length - 1, random)),
  'with html behind': (bytes: Buffer) => Buffer.concat([bytes, html]),
  'with a script in it': (bytes: Buffer, random: Random) => {
    const at = upTo(bytes.length, random);
    return Buffer.concat([bytes.subarray(0, at), script, bytes.subarray(at)]);
  },
  'with zeros behind': (bytes: Buffer, random: Random) =>
    Buffer.concat([bytes, Buffer.alloc(upTo(300_000, random))]),
};

/** A JPEG with one more segment after its header. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function jpegOfSize(jpeg: Buffer, width: number, height: number): Buffer {
  const spoilt = Buffer.from(jpeg);
  const at = spoilt.indexOf('ffc0', 0, 'hex');
  spoilt.writeUInt16BE(height, at + 5);
  spoilt.writeUInt16BE(width, at + 7);
  return spoilt;
}

function gifOf(width: number, height: number, frames: number): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const frame = Buffer.from('\x21\xf9\x04\0\0\0\0\0,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0', 'latin1');
  frame.writeUInt16LE(width, 13);
  frame.writeUInt16LE(height, 15);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), text(';')]);
}

/** The last scan of a progressive JPEG, repeated to keep a decoder busy. */
function manyScans(jpeg: Buffer, count: number): Buffer {
  const at = jpeg.lastIndexOf('ffda', undefined, 'hex');
  const scan = jpeg.subarray(at, jpeg.length - 2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array.from({ length: count }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

type Special = (samples: Samples, random: Random) => HostilePicture;

const ofSample = (samples: Samples, name: string): Buffer => samples[name] ?? Buffer.alloc(0);

const specials: Special[] = [
  () => ({ name: 'png bomb', bytes: blackPng(16_000, 16_000), expected: 'bomb' }),
  (_, random) => ({ name: 'high png', bytes: blackPng(1, 24_000_001 + upTo(9, random)), expected: 'bomb' }),
  (samples) => ({
    name: 'jpeg bomb',
    bytes: jpegOfSize(ofSample(samples, 'jpeg'), 65_500, 65_500),
    expected: 'bomb',
  }),
  () => ({ name: 'gif bomb', bytes: gifOf(65_535, 65_535, 1), expected: 'bomb' }),
  () => ({ name: 'just too large png', bytes: blackPng(6001, 4000), expected: 'bomb' }),
  (_, random) => ({
    name: 'zTXt bomb',
    bytes: pngWithBomb('zTXt', upTo(60_000_000, random)),
    expected: 'any',
  }),
  (_, random) => ({
    name: 'iCCP bomb',
    bytes: pngWithBomb('iCCP', upTo(60_000_000, random)),
    expected: 'any',
  }),
  (_, random) => ({
    name: 'iTXt bomb',
    bytes: pngWithBomb('iTXt', upTo(60_000_000, random)),
    expected: 'any',
  }),
  (_, random) => ({ name: 'animated png', bytes: animatedPng(upTo(100_000, random)), expected: 'any' }),
  (_, random) => ({ name: 'gif of many frames', bytes: gifOf(9, 9, upTo(60_000, random)), expected: 'any' }),
  (samples, random) => ({
    name: 'jpeg of wrong size',
    bytes: jpegOfSize(ofSample(samples, 'jpeg'), upTo(4000, random), upTo(4000, random)),
    expected: 'any',
  }),
  (samples) => ({
    name: 'jpeg of many scans',
    bytes: manyScans(ofSample(samples, 'progressive jpeg'), 3000),
    expected: 'refused',
  }),
  (samples, random) => ({
    name: 'jpeg with icc rubbish',
    bytes: withSegment(
      ofSample(samples, 'jpeg'),
      0xe2,
      Buffer.concat([text('ICC_PROFILE\0\x01\x01'), flip(Buffer.alloc(600), random)]),
    ),
    expected: 'any',
  }),
  (samples, random) => ({
    name: 'jpeg with exif rubbish',
    bytes: withSegment(
      ofSample(samples, 'jpeg'),
      0xe1,
      Buffer.concat([text('Exif\0\0II*\0\x08\0\0\0'), flip(Buffer.alloc(600, 255), random)]),
    ),
    expected: 'any',
  }),
  (samples) => ({
    name: 'jpeg with html as comment',
    bytes: withSegment(ofSample(samples, 'jpeg'), 0xfe, html),
    expected: 'any',
  }),
  () => ({
    name: 'gif and script',
    bytes: Buffer.concat([text('GIF89a/*'), script, html]),
    expected: 'refused',
  }),
  () => ({
    name: 'jpeg start and html',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html]),
    expected: 'refused',
  }),
  () => ({
    name: 'png start and zeros',
    bytes: Buffer.concat([text('\x89PNG\r\n\x1a\n'), Buffer.alloc(500)]),
    expected: 'refused',
  }),
];

/** Hostile files: known attacks, and valid pictures that were corrupted. The same seed gives the same files. */
export async function* hostilePictures(count: number, seed: number): AsyncGenerator<HostilePicture> {
  const samples = await samplePictures();
  const random = randomFrom(seed);
  const foreignNames = Object.keys(foreign);
  const known = specials.length + foreignNames.length;
  for (let index = 0; index < count; index += 1) {
    // Each known attack comes once at first. After that, about one file in five is a known attack.
    const turn = index < known ? index : Math.floor(random() * known * 5);
    const foreignName = foreignNames[turn - specials.length];
    const special = specials[turn];
    if (special) yield special(samples, random);
    else if (foreignName !== undefined)
      yield { name: foreignName, bytes: foreign[foreignName] as Buffer, expected: 'refused' };
    else {
      const sample = pick(Object.keys(samples), random);
      const mutation = pick(Object.keys(mutations) as (keyof typeof mutations)[], random);
      const bytes = mutations[mutation](ofSample(samples, sample), random);
      yield { name: `${sample} ${mutation}`, bytes, expected: 'any' };
    }
  }
}
