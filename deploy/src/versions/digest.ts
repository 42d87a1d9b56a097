import { createHash } from 'node:crypto';

/** SHA-384 in hexadecimal: the name of uploaded bytes until they belong to a version, and of files in a bucket. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('hex');
