import { randomBytes } from 'node:crypto';

/** What makes a browser that nobody is signed in to the same visitor again: 128 random bits in hexadecimal. */
export const newBrowserUnit = (): string => randomBytes(16).toString('hex');

/** Whether a text is such a unit, and no member's number. */
export const isBrowserUnit = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
