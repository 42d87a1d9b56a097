import type { Author } from './people.ts';
import { type SampleVideo, sampleVideos } from './sample-videos.ts';
import { useAuthored } from './use-authored.ts';

/** A sample video with its author. */
export type Video = SampleVideo & { author: Author };

/** The videos of the sample network. */
export const useVideos = () => useAuthored<SampleVideo>('feed-videos', sampleVideos, ({ userId }) => userId);
