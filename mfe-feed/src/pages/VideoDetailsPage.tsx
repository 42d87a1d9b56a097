import { paths } from '@az/shared/paths';
import { Wide } from '@az/shared/ui/Wide';
import { WatchVideo } from '../features/watch-video/WatchVideo.tsx';

/** `/feed/videos/details`: one video, with what one likes and does not. */
function VideoDetailsPage() {
  return (
    <Wide>
      <WatchVideo list={paths.feedVideos()} to={paths.feedVideoDetails} withDislike />
    </Wide>
  );
}

export { VideoDetailsPage as Component };
