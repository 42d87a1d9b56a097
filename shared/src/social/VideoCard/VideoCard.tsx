import type { ReactNode } from 'react';
import { clockDuration, isoDuration, spokenDuration } from '../../format/index.ts';
import { Link } from '../../router/index.ts';
import { Count } from '../../ui/Count/Count.tsx';
import { IconPlayerPlay } from '../../ui/more-icons/more-icons.tsx';
import { RelativeTime } from '../../ui/RelativeTime/RelativeTime.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { AuthorName } from '../AuthorName/AuthorName.tsx';
import type { Author } from '../author.ts';
import labels from '../video-labels.module.css';
import styles from './VideoCard.module.css';

type Props = {
  title: string;
  /** URL of the page that plays the video. Without it, the title is plain text. */
  to?: string | undefined;
  poster: ReactNode;
  /** Duration in seconds. */
  duration: number;
  author: Author;
  views: number;
  /** ISO 8601. */
  uploadedAt: string;
  order?: 2 | 3 | 4;
};

/** A video in a list: links to the page that plays it, and loads no part of it. */
export function VideoCard({ title, to, poster, duration, author, views, uploadedAt, order = 3 }: Props) {
  const Heading = `h${order}` as const;
  return (
    <article className={styles.card}>
      <div aria-hidden="true" className={styles.cover}>
        {poster}
        <span className={labels.play}>
          <IconPlayerPlay size={22} />
        </span>
        <span className={labels.duration}>{clockDuration(duration)}</span>
      </div>
      <Heading className={styles.title}>
        {to === undefined ? (
          title
        ) : (
          <Link className={styles.link} to={to}>
            {title}
          </Link>
        )}
      </Heading>
      <p className={styles.about}>
        <AuthorName author={author} isOneLine />
      </p>
      <p className={styles.about}>
        <Count value={views} /> {views > 1 ? 'vues' : 'vue'} <span aria-hidden="true">·</span>{' '}
        <RelativeTime value={uploadedAt} />
        <VisuallyHidden>
          {' · '}
          <time dateTime={isoDuration(duration)}>{spokenDuration(duration)}</time>
        </VisuallyHidden>
      </p>
    </article>
  );
}
