import { paths } from '@az/shared/paths';
import { WatchVideo } from '../features/watch-video/WatchVideo.tsx';
import styles from '../ui/Wide.module.css';

/** `/feed/videos/details`: one video, with what one likes and does not. */
function VideoDetailsPage() {
  return (
    <div className={styles.wide}>
      <WatchVideo list={paths.feedVideos()} to={paths.feedVideoDetails} withDislike />
    </div>
  );
}

export { VideoDetailsPage as Component };
