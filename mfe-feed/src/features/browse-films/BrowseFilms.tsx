import { paths } from '@az/shared/paths';
import { CardSkeletons } from '@az/shared/ui/CardSkeletons';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TextLink } from '@az/shared/ui/TextLink';
import type { VideoRow } from '../../data/sample-videos.ts';
import { useVideos, type Video } from '../../data/videos.ts';
import { PostVideo } from '../../ui/PostVideo.tsx';
import { Shelf } from '../../ui/Shelf.tsx';
import { VideoTile } from '../../ui/VideoTile.tsx';
import styles from './BrowseFilms.module.css';

const words = {
  failed: 'Les vidéos n’ont pas pu être chargées. Réessayez.',
  loading: 'Chargement des vidéos',
  empty: 'Aucune vidéo',
};

const shelves: [row: VideoRow, title: string, of: string][] = [
  ['tendances', 'Tendances', 'les tendances'],
  ['bandes-annonces', 'Bandes-annonces', 'les bandes-annonces'],
  ['musique', 'Musique', 'la musique'],
];

function Films({ videos, featured }: { videos: Video[]; featured: Video }) {
  return (
    <div className={styles.films}>
      <section aria-label="À la une" className={styles.featured}>
        <PostVideo eager id={featured.id} />
        <div className={styles.about}>
          <h2 className={styles.title}>
            <TextLink isTitle to={paths.feedVideoDetails(featured.id)}>
              {featured.title}
            </TextLink>
          </h2>
          <p className={styles.text}>{featured.description}</p>
        </div>
      </section>
      {shelves.map(([row, title, of]) => (
        <Shelf
          items={videos
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

export function BrowseFilms() {
  return (
    <SampleStates
      empty={<EmptyState>{words.empty}</EmptyState>}
      sample={useVideos()}
      skeleton={<CardSkeletons height={220} />}
      words={words}
    >
      {(videos) => videos[0] && <Films featured={videos[0]} videos={videos} />}
    </SampleStates>
  );
}
