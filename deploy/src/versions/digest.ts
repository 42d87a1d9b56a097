import { createHash } from 'node:crypto';

/** SHA-384 in hexadecimal, by which the bytes of a file are called until they belong to a version, and in a bucket. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('hex');
