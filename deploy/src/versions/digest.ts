import { createHash } from 'node:crypto';

/** SHA-384 in hexadecimal: the name of uploaded bytes before they belong to a version, and in a bucket. */
export const digestOf = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('hex');
