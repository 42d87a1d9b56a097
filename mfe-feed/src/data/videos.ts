import type { Author } from './people.ts';
import { type SampleVideo, sampleVideos } from './sample-videos.ts';
import { useAuthored } from './use-authored.ts';

export type Video = SampleVideo & { author: Author };

export const useVideos = () => useAuthored<SampleVideo>('feed-videos', sampleVideos, ({ userId }) => userId);
