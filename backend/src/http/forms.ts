import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

/** Which fields a form may have. A list field may come several times. */
export type FormShape = {
  texts?: string[];
  lists?: string[];
  /** `tooLarge` makes the error message from the name of the file, which is empty if it is not known. */
  files?: { name: string; count: number; maxBytes: number; tooLarge: (name: string) => string };
};

/** A file. `name` is its name on the sender's device, shortened and without control characters, for messages only. */
export type FormFile = { name: string; bytes: Buffer };

export type Form = { texts: Record<string, string>; lists: Record<string, string[]>; files: FormFile[] };

/** The shape as JSON schema, for the OpenAPI document. A single file is required, everything else is not. */
export function formSchema({ texts = [], lists = [], files }: FormShape): Record<string, unknown> {
  const file = { type: 'string', format: 'binary' };
  const isSingle = files?.count === 1;
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(texts.map((name) => [name, { type: 'string' }])),
      ...Object.fromEntries(lists.map((name) => [name, { type: 'array', items: { type: 'string' } }])),
      ...(files && { [files.name]: isSingle ? file : { type: 'array', items: file, maxItems: files.count } }),
    },
    required: files && isSingle ? [files.name] : [],
    additionalProperties: false,
  };
}

const maxFieldBytes = 32 * 1024;

const maxNameLength = 100;

const toName = (sent: string | undefined): string =>
  (sent ?? '').slice(0, maxNameLength).replace(/\p{C}/gu, '').trim();

const unreadable = (): ApiError => new ApiError('invalid', sentences.unreadable);

/** Ends the connection when the client sends more than the call accepts, with or without a declared length. */
function cutOffAbove(request: FastifyRequest, maxBytes: number): void {
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) request.raw.destroy();
  });
}

class FormReader {
  readonly form: Form;
  /** The first error. The rest of the form is still read, because a half-read form blocks its connection. */
  refusal: ApiError | null = null;

  constructor(readonly shape: FormShape) {
    const lists = Object.fromEntries((shape.lists ?? []).map((name): [string, string[]] => [name, []]));
    this.form = { texts: {}, lists, files: [] };
  }

  refuse(refusal: ApiError): void {
    this.refusal ??= refusal;
  }

  takeText(name: string, value: string, isTruncated: boolean): void {
    const { texts, lists } = this.form;
    const isNew = this.shape.texts?.includes(name) && !Object.hasOwn(texts, name);
    if (isTruncated) this.refuse(new ApiError('invalid', sentences.tooLarge, { status: 413 }));
    else if (value.includes('\0')) this.refuse(unreadable());
    else if (Object.hasOwn(lists, name)) lists[name]?.push(value);
    else if (isNew) texts[name] = value;
    else this.refuse(unreadable());
  }

  async takeFile({ fieldname, filename, file: stream }: MultipartFile): Promise<void> {
    const { files } = this.shape;
    const name = toName(filename);
    if (fieldname !== files?.name || this.form.files.length >= files.count) this.refuse(unreadable());
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of stream) {
      length += chunk.length;
      if (files && length > files.maxBytes)
        this.refuse(new ApiError('invalid', files.tooLarge(name), { status: 413 }));
      if (!this.refusal) chunks.push(chunk);
    }
    this.form.files.push({ name, bytes: Buffer.concat(chunks) });
  }
}

/**
 * Reads a multipart form and holds no more of it in memory than its shape allows. Refuses fields that the shape does
 * not have, texts that come twice or are above 32 KiB, and files that are too large (413), too many, or stand where a
 * text should. Reading ends at the route's `bodyLimit`.
 */
export async function readForm(request: FastifyRequest, shape: FormShape): Promise<Form> {
  if (!request.isMultipart()) {
    const error: Partial<FastifyError> = { statusCode: 415 };
    throw Object.assign(new Error('A multipart form is expected.'), error);
  }
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit)
    throw new ApiError('invalid', shape.files?.tooLarge('') ?? sentences.tooLarge, { status: 413 });
  cutOffAbove(request, bodyLimit);
  const reader = new FormReader(shape);
  const limits = {
    fieldSize: maxFieldBytes,
    ...(shape.files ? { fileSize: shape.files.maxBytes + 1 } : {}),
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await reader.takeFile(part);
    else reader.takeText(part.fieldname, String(part.value), part.valueTruncated);
  }
  if (reader.refusal) throw reader.refusal;
  return reader.form;
}
