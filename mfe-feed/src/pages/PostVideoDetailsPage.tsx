import { paths } from '@az/shared/paths';
import { WatchVideo } from '../features/watch-video/WatchVideo.tsx';

/** `/feed/post-videos/details`: one video. */
function PostVideoDetailsPage() {
  return <WatchVideo list={paths.feedPostVideos()} to={paths.feedPostVideoDetails} />;
}

export { PostVideoDetailsPage as Component };
