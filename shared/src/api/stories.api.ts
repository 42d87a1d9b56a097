import { parseStories, type Story } from '../contracts/index.ts';
import { callAndParse } from './call-and-parse.ts';

/** The stories of the day; needs the extension `stories`. */
export const getStories = (signal: AbortSignal): Promise<Story[]> =>
  callAndParse('/stories', parseStories, { extension: 'stories', signal });
