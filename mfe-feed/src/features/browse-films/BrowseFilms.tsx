import { paths } from '@az/shared/paths';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { TextLink } from '@az/shared/ui/TextLink';
import type { VideoRow } from '../../data/sample-videos.ts';
import { useVideos } from '../../data/videos.ts';
import { PostVideo } from '../../ui/PostVideo.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { TileSkeletons } from '../../ui/TileSkeletons.tsx';
import { VideoTile } from '../../ui/VideoTile.tsx';
import styles from './BrowseFilms.module.css';
import { words } from './words.ts';

const shelves: [row: VideoRow, title: string, of: string][] = [
  ['tendances', 'Tendances', 'les tendances'],
  ['bandes-annonces', 'Bandes-annonces', 'les bandes-annonces'],
  ['musique', 'Musique', 'la musique'],
];

/** A featured video, and rows of others. */
export function BrowseFilms() {
  const { items, hasFailed, retry, isRetrying } = useVideos();
  const [featured] = items ?? [];
  if (hasFailed) {
    return (
      <ErrorState onRetry={retry} retrying={isRetrying}>
        {words.failed}
      </ErrorState>
    );
  }
  if (!items) return <TileSkeletons label={words.loading} />;
  if (!featured) return <EmptyState>{words.empty}</EmptyState>;
  return (
    <div className={styles.films}>
      <section aria-label="À la une" className={styles.featured}>
        <PostVideo eager id={featured.id} />
        <div className={styles.about}>
          <h2 className={styles.title}>
            <TextLink inherit to={paths.feedVideoDetails(featured.id)}>
              {featured.title}
            </TextLink>
          </h2>
          <p className={styles.text}>{featured.description}</p>
        </div>
      </section>
      {shelves.map(([row, title, of]) => (
        <Shelf
          items={items
            .filter((video) => video.row === row)
            .map((video) => ({
              id: video.id,
              item: <VideoTile order={3} to={paths.feedVideoDetails(video.id)} video={video} />,
            }))}
          key={row}
          of={of}
          size="video"
          title={title}
        />
      ))}
    </div>
  );
}
