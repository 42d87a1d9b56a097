import { createHash } from 'node:crypto';

/** Subresource integrity value of some bytes (https://www.w3.org/TR/sri-2/). */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
