import { paths } from '@az/shared/paths';
import { WatchVideo } from '../features/watch-video/WatchVideo.tsx';

/** `/feed/videos/details`: one video, with what one likes and does not. */
function VideoDetailsPage() {
  return <WatchVideo list={paths.feedVideos()} to={paths.feedVideoDetails} withDislike />;
}

export { VideoDetailsPage as Component };
