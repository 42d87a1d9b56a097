import { VideoFacade } from '@az/shared/social/VideoFacade';
import { Image } from '@az/shared/ui/Image';
import { sampleVideo } from '../data/sample-videos.ts';

/** A video of the sample network by its id: a poster until it is played. */
export function PostVideo({ id, eager = false }: { id: string; eager?: boolean }) {
  const video = sampleVideo(id);
  if (!video) return null;
  return (
    <VideoFacade
      duration={video.time}
      poster={<Image alt="" eager={eager} ratio={[16, 9]} src={video.image.url} />}
      source={{ kind: 'file', src: video.file }}
      title={video.title}
    />
  );
}
