import type { Author } from './people.ts';
import { type SampleVideo, sampleVideos } from './sample-videos.ts';
import { useAuthored } from './use-sample.ts';

/** A sample video with its author. */
export type Video = SampleVideo & { author: Author };

/** The videos of the sample network. */
export const useVideos = () => useAuthored<SampleVideo>('videos', sampleVideos, ({ userId }) => userId);
