import { FeedQueryWire, type FeedReplyWire, SavedQueryWire } from '../contracts/index.ts';
import { type SampleCalls, sampleCall } from './sample-call.ts';

const none: FeedReplyWire = { success: true, feeds: [], meta: { next_cursor: null } };

/** Lists of the announcements of the server, which this server does not know: they are empty. */
export const feedCalls: SampleCalls = {
  'GET /az/saved': sampleCall({ query: SavedQueryWire }, () => none),
  'GET /az/global': sampleCall({ query: FeedQueryWire }, () => none),
};
