import { firstText, readSuccess } from './read.ts';

/** The server's key for `applicationServerKey`. */
export const parsePushKey = (raw: unknown): string | null => firstText(readSuccess(raw), 'key');
