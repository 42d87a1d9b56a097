import { Cover } from '@az/shared/social/Cover';
import { VideoFacade } from '@az/shared/social/VideoFacade';
import type { LocalVideo } from '../../data/local-videos.ts';
import styles from './LocalVideoTile.module.css';

/** A video that the member added: plays inline. */
export function LocalVideoTile({ video: { title, file } }: { video: LocalVideo }) {
  return (
    <article className={styles.tile}>
      <VideoFacade
        poster={<Cover motif="waves" tone="info" />}
        source={{ kind: 'file', src: file }}
        title={title}
      />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.badge}>Exemple local</p>
    </article>
  );
}
