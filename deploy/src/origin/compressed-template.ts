import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  deflateRaw,
  gunzip,
} from 'node:zlib';
import { type Coding, quickQuality } from './compress.ts';
import { escapeRegExp } from './escape-regexp.ts';

const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);
const deflate = promisify<Buffer, Buffer>(deflateRaw);

/** Maximum of attempts, each with other random bytes in the gaps. */
const attempts = 3;

/** A value of a text that differs from reply to reply: what stands for it in the text, and its length in bytes. */
export type Gap = { placeholder: string; length: number };

/** A text compressed once, for replies that differ in their values for its gaps and in what follows it. */
export type Template = {
  start: (values: readonly string[]) => Buffer;
  /** The bytes after `start`: the end of the compressed stream, with the text `rest`. */
  end: (values: readonly string[], rest: string) => Promise<Buffer>;
};

/** `quick` for the visitor who is waiting, `best` for later visitors. */
type Effort = 'quick' | 'best';

type Format = {
  encoder: (
    effort: Effort,
    size: number,
  ) => ReturnType<typeof createBrotliCompress | typeof createDeflateRaw>;
  flush: number;
  /** How far back the compressor can refer, in bytes. A value that last appeared further back is not found. */
  window: number;
  head: Buffer;
  /** Header of an uncompressed block of this length. */
  storedHeader: (length: number) => Buffer;
};

/** Beyond this size, in bytes, the highest quality takes a second; the one below takes a third and adds 2 %. */
const maxBestSize = 256 * 1024;

const bestQuality = (size: number): number => constants.BROTLI_MAX_QUALITY - (size > maxBestSize ? 1 : 0);

/** Context modelling is off: with it, a character's code depends on the characters before, which may be in a gap. */
const brotliEncoder = (quality: number, size: number) =>
  createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
    },
  });

const formats: Record<Exclude<Coding, 'identity'>, Format> = {
  br: {
    encoder: (effort, size) => brotliEncoder(effort === 'best' ? bestQuality(size) : quickQuality, size),
    flush: constants.BROTLI_OPERATION_FLUSH,
    window: 4 * 1024 * 1024,
    head: Buffer.alloc(0),
    // RFC 7932, section 9.2: an uncompressed meta-block.
    storedHeader: (length) => {
      const header = Buffer.alloc(3);
      header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
      return header;
    },
  },
  gzip: {
    encoder: (effort) =>
      createDeflateRaw({
        level: effort === 'best' ? constants.Z_BEST_COMPRESSION : constants.Z_DEFAULT_COMPRESSION,
      }),
    flush: constants.Z_SYNC_FLUSH,
    window: 16 * 1024,
    head: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]),
    // RFC 1951, section 3.2.4.
    storedHeader: (length) => {
      const header = Buffer.alloc(5);
      header.writeUInt16LE(length, 1);
      header.writeUInt16LE(~length & 0xffff, 3);
      return header;
    },
  },
};

/** The compressed bytes of each text: the encoder is flushed after each. */
async function flushedPieces(
  encoder: ReturnType<Format['encoder']>,
  flush: number,
  texts: readonly Buffer[],
): Promise<Buffer[]> {
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pieces: Buffer[] = [];
  for (const text of texts) {
    if (text.length > 0) encoder.write(text);
    await new Promise<void>((resolve) => encoder.flush(flush, resolve));
    pieces.push(Buffer.concat(chunks));
    chunks = [];
  }
  encoder.destroy();
  return pieces;
}

const brotliEnd = Buffer.from([3]);

/**
 * The end of a stream of brotli whose start was flushed. It must not refer to anything before it: neither by the static
 * dictionary, whose distances depend on the position, nor by contexts. Only two qualities guarantee that; this is one
 * of them. The first flush is dropped, because it has the stream's header.
 */
async function endOfBrotli(rest: string): Promise<Buffer> {
  if (rest === '') return brotliEnd;
  const text = Buffer.from(rest);
  const { flush } = formats.br;
  const [, body = brotliEnd] = await flushedPieces(brotliEncoder(1, text.length), flush, [
    Buffer.alloc(0),
    text,
  ]);
  return Buffer.concat([body, brotliEnd]);
}

/** The last blocks of deflate, then checksum and length of the whole text (RFC 1952, section 2.3). */
async function endOfGzip(start: string, rest: string): Promise<Buffer> {
  const text = Buffer.from(start + rest);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(text), 0);
  trailer.writeUInt32LE(text.length, 4);
  const blocks = rest === '' ? Buffer.from([3, 0]) : await deflate(Buffer.from(rest));
  return Buffer.concat([blocks, trailer]);
}

/** A text between gaps, or the number of a gap. */
type Part = string | number;

function partsOf(text: string, gaps: readonly Gap[]): Part[] {
  const numbers = new Map(gaps.map(({ placeholder }, index) => [placeholder, index]));
  const pattern = [...numbers.keys()].map(escapeRegExp).join('|');
  if (pattern === '') return [text];
  return text.split(new RegExp(`(${pattern})`)).map((part) => numbers.get(part) ?? part);
}

const joined = (parts: readonly Part[], values: readonly string[]): string =>
  parts.map((part) => (typeof part === 'number' ? (values[part] ?? '') : part)).join('');

export const filledText = (text: string, gaps: readonly Gap[], values: readonly string[]): string =>
  joined(partsOf(text, gaps), values);

/**
 * The text as a compressor gets it, with random bytes in the gaps, which cannot be compressed. A gap is a piece of its
 * own unless its value occurred at most `window` bytes before: then the compressor refers to that occurrence.
 */
function piecesOf(parts: readonly Part[], gaps: readonly Gap[], window: number) {
  const random = gaps.map(({ length }) => randomBytes(length));
  const pieces: { gap: number | null; bytes: Buffer[] }[] = [{ gap: null, bytes: [] }];
  const last = new Map<Part, number>();
  let position = 0;
  for (const part of parts) {
    const bytes = typeof part === 'number' ? random[part] : Buffer.from(part);
    if (!bytes) continue;
    const isFar = position - (last.get(part) ?? Number.NEGATIVE_INFINITY) > window;
    if (typeof part === 'number' && isFar)
      pieces.push({ gap: part, bytes: [bytes] }, { gap: null, bytes: [] });
    else pieces.at(-1)?.bytes.push(bytes);
    last.set(part, position);
    position += bytes.length;
  }
  return pieces.map(({ gap, bytes }) => ({ gap, bytes: Buffer.concat(bytes) }));
}

async function template(
  parts: readonly Part[],
  gaps: readonly Gap[],
  coding: Exclude<Coding, 'identity'>,
  effort: Effort,
): Promise<Template> {
  const { encoder, flush, window, head, storedHeader } = formats[coding];
  const pieces = piecesOf(parts, gaps, window);
  const size = pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const flushed = await flushedPieces(
    encoder(effort, size),
    flush,
    pieces.map(({ bytes }) => bytes),
  );
  // A gap's compressed bytes are left out. A reply has the value in their place, so references to the gap find it.
  const compressed = flushed.map((bytes, index) => pieces[index]?.gap ?? bytes);
  return {
    start: (values) =>
      Buffer.concat([
        head,
        ...compressed.flatMap((piece) => {
          if (typeof piece !== 'number') return piece;
          const value = Buffer.from(values[piece] ?? '');
          return [storedHeader(value.length), value];
        }),
      ]),
    end: (values, rest) => (coding === 'br' ? endOfBrotli(rest) : endOfGzip(joined(parts, values), rest)),
  };
}

async function isRight(
  { start, end }: Template,
  parts: readonly Part[],
  gaps: readonly Gap[],
  coding: Coding,
) {
  const expand = coding === 'br' ? expandBrotli : expandGzip;
  const values = gaps.map(({ length }) => randomBytes(length).toString('hex').slice(0, length));
  const expanded = await expand(Buffer.concat([start(values), await end(values, '')])).catch(() => null);
  return expanded?.toString() === joined(parts, values);
}

/**
 * Compresses a text once, for replies with other values in its gaps; the values' lengths are fixed. The result is
 * expanded and compared before it is used. Null if the compressor encoded a repeated gap in any way other than by one
 * reference to the whole gap.
 */
export async function compressedTemplate(
  text: string,
  gaps: readonly Gap[],
  coding: Coding,
  effort: Effort,
): Promise<Template | null> {
  const parts = partsOf(text, gaps);
  if (coding === 'identity')
    return {
      start: (values) => Buffer.from(joined(parts, values)),
      end: async (_, rest) => Buffer.from(rest),
    };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const made = await template(parts, gaps, coding, effort);
    if (parts.length === 1 || (await isRight(made, parts, gaps, coding))) return made;
  }
  return null;
}
