import { Readable } from 'node:stream';
import { WorkQueue } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../versions/versions.ts';
import { ByteCache } from './byte-cache.ts';
import { acceptedCoding, type Coding, nameCoding } from './compress.ts';
import { compressedTemplate, filledText, type Gap, type Template } from './compressed-template.ts';
import { makeNonce } from './security-headers.ts';

/** Cache size for texts and their compressed forms. A page takes about 150 KB, one with the main script 1.7 MB. */
const maxBytes = 64 * 1024 * 1024;

/** Estimated size of a text in memory with all its compressed forms. */
const sizePerCharacter = 3;

/** Texts above this length, in characters, are only compressed quickly: a better compression takes seconds. */
const maxBestLength = 1024 * 1024;

const nonceLength = makeNonce().length;

/** A text with the facts `about` it. `rest` is its end: a reply may have more markup before it. */
export type Prepared<T> = { text: string; rest?: string; about: T; isKept: boolean };

type Entry<T> = Prepared<T> & { gaps: readonly Gap[]; templates: Map<Coding, Promise<Template | null>> };

/** The parts that are a reply's own: its nonce, its visitor's tickets, and markup before the end of its text. */
type OwnParts = { live: Live; nonce?: string; later?: Promise<string> };

/**
 * Texts that are composed once and compressed once for all visitors with the same versions: nonce and tickets are
 * filled in. The first visitor gets a quickly compressed text; the best compression follows in the background, one text
 * at a time. The least recently used texts are dropped, and all of them at a new revision.
 */
export class PreparedReplies<T> {
  private entries = this.noEntries();
  private revision = 0;
  private readonly queue = new WorkQueue({ atOnce: 1, mayWait: 100 });

  /** `make` gets random placeholders for tickets and nonce: an area could write predictable ones into its markup. */
  async find(
    live: Live,
    key: string,
    make: (live: Live, nonce: string) => Promise<Prepared<T>>,
  ): Promise<Entry<T>> {
    const tickets = Object.entries(live.tickets ?? {});
    const complete = async () => {
      const gaps = [nonceLength, ...tickets.map(([, ticket]) => ticket.length)].map((length) => ({
        ...{ placeholder: makeNonce(), length },
      }));
      const [nonce = '', ...blanks] = gaps.map(({ placeholder }) => placeholder);
      const blank = Object.fromEntries(tickets.map(([area], index) => [area, blanks[index] ?? '']));
      return { ...(await make({ ...live, tickets: blank }, nonce)), gaps, templates: new Map() };
    };
    if (!live.cacheKey) return { ...(await complete()), isKept: false };
    if (live.revision !== undefined && live.revision > this.revision) {
      this.revision = live.revision;
      this.entries = this.noEntries();
    }
    const lengths = tickets.map(([area, ticket]) => `${area}:${ticket.length}`);
    return this.entries.get(`${live.cacheKey} ${lengths} ${key}`, complete, ({ isKept }) => isKept);
  }

  /** Sends a text, compressed as the browser accepts; with `later` its start is sent at once, unbuffered by proxies. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: Entry<T>,
    own: OwnParts,
  ): Promise<FastifyReply> {
    const { live, nonce = '', later } = own;
    const { rest = '' } = entry;
    const coding = acceptedCoding(request);
    const values = [nonce, ...Object.values(live.tickets ?? {})];
    const { start, end } = await this.templateOf(entry, coding, values);
    nameCoding(reply, coding);
    if (!later) return reply.send(Buffer.concat([start(values), await end(values, rest)]));
    const more = later.catch(() => '');
    async function* chunks() {
      yield start(values);
      yield await end(values, (await more) + rest);
    }
    return reply
      .header('vary', 'accept-encoding, cookie, sec-fetch-dest')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(chunks()));
  }

  private async templateOf(entry: Entry<T>, coding: Coding, values: readonly string[]): Promise<Template> {
    const { text, gaps, isKept } = entry;
    const shared = isKept ? await this.sharedTemplate(entry, coding) : null;
    if (shared) return shared;
    const own = await compressedTemplate(filledText(text, gaps, values), [], coding, 'quick');
    if (!own) throw new Error('A text without gaps has no template');
    return own;
  }

  private sharedTemplate({ text, gaps, templates }: Entry<T>, coding: Coding): Promise<Template | null> {
    const known = templates.get(coding);
    if (known) return known;
    const quick = compressedTemplate(text, gaps, coding, 'quick');
    templates.set(coding, quick);
    if (text.length > maxBestLength || coding === 'identity') return quick;
    const { entries } = this;
    const makeBest = async () =>
      // Skipped after a new revision: the time is needed for the texts of that revision.
      this.entries === entries ? compressedTemplate(text, gaps, coding, 'best') : null;
    this.queue.run(makeBest).then(
      (best) => best && templates.set(coding, Promise.resolve(best)),
      // The queue is full; a later reply tries again.
      () => templates.delete(coding),
    );
    return quick;
  }

  private noEntries(): ByteCache<Entry<T>> {
    return new ByteCache(maxBytes, ({ text }) => text.length * sizePerCharacter);
  }
}
