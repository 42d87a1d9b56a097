import { paths } from '@az/shared/paths';
import { WatchVideo } from '../features/watch-video/WatchVideo.tsx';

/** `/feed/videos/details`: one video, with a dislike button. */
function VideoDetailsPage() {
  return <WatchVideo list={paths.feedVideos()} to={paths.feedVideoDetails} withDislike />;
}

export { VideoDetailsPage as Component };
