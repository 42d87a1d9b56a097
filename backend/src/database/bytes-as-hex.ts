import { types } from '@electric-sql/pglite';

/**
 * Options of PGlite to write and read bytes in PostgreSQL's hex format. PGlite's own code writes byte by byte: a picture
 * of 2 MB occupied the one connection for seconds, and some statements that waited for it were given up.
 */
export const bytesAsHex = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
};
