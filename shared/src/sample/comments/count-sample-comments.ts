import { itemComments } from './item-comments.ts';
import type { SampleComment } from './sample-comment.ts';

const count = (samples: SampleComment[]): number =>
  samples.reduce((sum, [, , , , replies = []]) => sum + 1 + count(replies), 0);

/** Number of sample comments on an item, such as `video-1`, replies included. */
export const countSampleComments = (item: string): number => count(itemComments[item] ?? []);
