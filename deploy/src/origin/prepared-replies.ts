import { WorkQueue } from '@az/backend';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ByteCache } from './byte-cache.ts';
import { acceptedCoding, type Coding, encoded, nameCoding, quickQuality } from './compress.ts';
import { compressedTemplate, type Template } from './compressed-template.ts';
import { makeNonce } from './security-headers.ts';

/** Cache size for texts and their compressed forms. A page of the product takes about 150 KB. */
const maxBytes = 64 * 1024 * 1024;

/** Estimated size of a text in memory with all its compressed forms. */
const sizePerCharacter = 3;

/** A text that is the same for many visitors but for the nonce of its reply, with what else is known of it. */
export type Prepared<T> = { text: string; about: T; isKept: boolean };

type Entry<T> = Prepared<T> & { templates: Map<Coding, Template | null> };

/**
 * Texts that are composed once and compressed once, not for each visitor. The first visitors get them compressed quickly,
 * while the best form is made in the background, one at a time. The least recently used are dropped.
 */
export class PreparedReplies<T> {
  /** Stands in the texts for the nonce of a reply. Unknown outside: otherwise an area could write it into its markup. */
  readonly placeholder = makeNonce();
  private readonly entries = new ByteCache<Entry<T>>(maxBytes, ({ text }) => text.length * sizePerCharacter);
  private readonly queue = new WorkQueue({ atOnce: 1, mayWait: 100 });

  /** The text of a key, made when it is missing; without a key it is made each time. */
  async find(key: string | null, make: () => Promise<Prepared<T>>): Promise<Entry<T>> {
    const complete = async () => ({ ...(await make()), templates: new Map() });
    return key === null
      ? { ...(await complete()), isKept: false }
      : this.entries.get(key, complete, ({ isKept }) => isKept);
  }

  /** Sends a text with a nonce in the place of the placeholder, compressed as the browser accepts. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: Entry<T>,
    nonce = '',
  ): Promise<FastifyReply> {
    const coding = acceptedCoding(request);
    const template = entry.templates.get(coding);
    if (template === undefined && entry.isKept) this.compress(entry, coding);
    return nameCoding(reply, coding).send(
      template?.fill(nonce) ?? (await encoded(Buffer.from(this.textOf(entry, nonce)), coding, quickQuality)),
    );
  }

  /** The text with a nonce in the place of the placeholder. */
  textOf({ text }: Entry<T>, nonce: string): string {
    return text.replaceAll(this.placeholder, nonce);
  }

  private compress({ text, templates }: Entry<T>, coding: Coding): void {
    templates.set(coding, null);
    this.queue
      .run(() => compressedTemplate(text, this.placeholder, coding))
      .then(
        (template) => templates.set(coding, template),
        // The queue is full; a later reply tries again.
        () => templates.delete(coding),
      );
  }
}
