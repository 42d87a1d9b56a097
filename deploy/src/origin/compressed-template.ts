import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
  gunzip,
  type ZlibOptions,
} from 'node:zlib';
import { type Coding, encoded, quickQuality } from './compress.ts';
import { makeNonce } from './security-headers.ts';

const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);
const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

/** Texts above this length, in characters, are not compressed with the highest quality of brotli: it takes seconds. */
const maxBestLength = 256 * 1024;

/** How often another placeholder is tried. */
const attempts = 3;

/** How far back a match of deflate may be (RFC 1951, section 2): beyond that, a text is not found again. */
const deflateWindow = 32 * 1024;

/** A compressed text with gaps: its bytes with a nonce in them. */
export type Template = { fill: (nonce: string) => Buffer };

const sizeOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** The bytes of a stream of brotli that are flushed after each of the texts. */
async function brotliPieces(texts: readonly Buffer[]): Promise<Buffer[]> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_OPERATION_FLUSH } = constants;
  const isPlain = constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING;
  const size = sizeOf(texts);
  const quality = size > maxBestLength ? quickQuality : constants.BROTLI_MAX_QUALITY;
  const stream = createBrotliCompress({
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: size, [isPlain]: 1 },
  });
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pieces: Buffer[] = [];
  for (const text of texts) {
    stream.write(text);
    await new Promise<void>((resolve) => stream.flush(BROTLI_OPERATION_FLUSH, resolve));
    pieces.push(Buffer.concat(chunks));
    chunks = [];
  }
  await new Promise((resolve) => stream.once('end', resolve).end());
  return [...pieces, Buffer.concat(chunks)];
}

/**
 * Brotli around a gap, without contexts: otherwise the code of a character would follow from those before it, which may be
 * in a gap. Random characters are not compressible, so brotli writes the placeholder of the first gap as it is
 * (RFC 7932, section 9.2: an uncompressed meta-block), and refers to it from the others. Null where it does not.
 */
async function brotliTemplate(text: string, placeholder: string): Promise<Template | null> {
  const start = text.indexOf(placeholder);
  const parts = [text.slice(0, start), placeholder, text.slice(start + placeholder.length)];
  const [before, gap, after, end] = await brotliPieces(parts.map((part) => Buffer.from(part)));
  if (!before || !gap || !after || !end) return null;
  const at = gap.indexOf(placeholder);
  if (at < 0) return null;
  const head = Buffer.concat([before, gap.subarray(0, at)]);
  const tail = Buffer.concat([gap.subarray(at + placeholder.length), after, end]);
  return {
    fill: (value) => Buffer.concat([head, Buffer.from(value), tail]),
  };
}

/** A block of deflate that is stored as it is (RFC 1951, section 3.2.4). */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** Texts between gaps. A gap so near to the one before that deflate refers to it stays in its text. */
function textsBetweenGaps(text: string, placeholder: string): string[] {
  const texts: string[] = [];
  let from = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (let at = text.indexOf(placeholder); at >= 0; at = text.indexOf(placeholder, at + 1)) {
    if (Buffer.byteLength(text.slice(Math.max(last, 0), at)) > deflateWindow / 2 || last < 0) {
      texts.push(text.slice(from, at));
      from = at + placeholder.length;
    }
    last = at;
  }
  return [...texts, text.slice(from)];
}

/** gzip around gaps: each text is compressed with the text before it as its dictionary, each gap is a stored block. */
async function gzipTemplate(text: string, placeholder: string): Promise<Template> {
  const texts = textsBetweenGaps(text, placeholder);
  const pieces: Buffer[] = [];
  let before = '';
  for (const [index, part] of texts.entries()) {
    const isLast = index === texts.length - 1;
    const dictionary = Buffer.from(before).subarray(-deflateWindow);
    const options = {
      level: constants.Z_BEST_COMPRESSION,
      finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      ...(dictionary.length > 0 ? { dictionary } : {}),
    };
    pieces.push(await deflate(Buffer.from(part), options));
    before += part + placeholder;
  }
  const plain = text.split(placeholder).map((part) => Buffer.from(part));
  const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
  const fill = (value: string) => {
    const gap = Buffer.from(value);
    const body = pieces.flatMap((piece, index) =>
      index === 0 ? [piece] : [storedHeader(gap.length), gap, piece],
    );
    // RFC 1952, section 2.3: checksum and length of the text.
    const trailer = Buffer.alloc(8);
    const parts = plain.flatMap((part, index) => (index === 0 ? [part] : [gap, part]));
    // Node's crc32 of nothing is 0, whatever came before.
    const checksum = parts.reduce((sum, part) => (part.length > 0 ? crc32(part, sum) : sum), 0);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(sizeOf(plain) + gap.length * (plain.length - 1), 4);
    return Buffer.concat([header, ...body, trailer]);
  };
  return { fill };
}

function plainTemplate(text: string, placeholder: string): Template {
  const pieces = text.split(placeholder);
  return { fill: (value) => Buffer.from(pieces.join(value)) };
}

async function isRight(
  template: Template,
  { text, placeholder, coding }: { text: string; placeholder: string; coding: Coding },
): Promise<boolean> {
  const expand = coding === 'br' ? expandBrotli : expandGzip;
  for (const value of [makeNonce(), makeNonce(), makeNonce()]) {
    const expanded = await expand(template.fill(value)).catch(() => null);
    if (expanded?.toString() !== text.replaceAll(placeholder, value)) return false;
  }
  return true;
}

/**
 * Compresses a text once, for nonces that differ from reply to reply: wherever it has the placeholder, which `makeNonce`
 * made, one of its nonces is filled in without compressing again. Null where that is impossible, because a part of the placeholder
 * was written by reference to other text: the result is expanded and compared before it is used.
 */
export async function compressedTemplate(
  text: string,
  placeholder: string,
  coding: Coding,
): Promise<Template | null> {
  if (coding === 'identity') return plainTemplate(text, placeholder);
  if (!text.includes(placeholder)) {
    const quality = text.length > maxBestLength ? quickQuality : constants.BROTLI_MAX_QUALITY;
    const bytes = await encoded(Buffer.from(text), coding, quality);
    return { fill: () => bytes };
  }
  const make = coding === 'br' ? brotliTemplate : gzipTemplate;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A part of a placeholder may occur in the text, and then be written by reference to that.
    const other = makeNonce();
    const changed = text.replaceAll(placeholder, other);
    const template = await make(changed, other);
    if (template && (await isRight(template, { text: changed, placeholder: other, coding }))) return template;
  }
  return null;
}
