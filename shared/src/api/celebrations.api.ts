import { type Celebration, parseCelebrations, parseRemovedReply } from '../contracts/index.ts';
import { callAndParse } from './call-and-parse.ts';

const extension = 'celebrations';

/** What members of the network celebrate, today and soon. The calls here need the extension `celebrations`. */
export const getCelebrations = (signal: AbortSignal): Promise<Celebration[]> =>
  callAndParse('/celebrations', parseCelebrations, { extension, signal });

/** Removes a celebration from the member's list. */
export const dismissCelebration = (id: string): Promise<true> =>
  callAndParse(`/celebrations/${encodeURIComponent(id)}/dismissed`, parseRemovedReply, {
    extension,
    method: 'PUT',
  });
