import { type ReactNode, useState } from 'react';
import { clockDuration, spokenDuration } from '../../format/index.ts';
import { IconPlayerPlay } from '../../ui/more-icons/more-icons.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import labels from '../video-labels.module.css';
import { Player, type VideoSource } from './Player.tsx';
import styles from './VideoFacade.module.css';

export type { VideoSource } from './Player.tsx';

type Props = {
  title: string;
  source: VideoSource;
  poster: ReactNode;
  /** Duration in seconds, if known. */
  duration?: number;
  /** Hosts whose player may be framed. The page's content security policy must allow the same hosts. */
  allowedHosts?: string[];
};

/** A video's poster: nothing of the video is loaded before the member presses play. */
export function VideoFacade({ title, source, poster, duration, allowedHosts = [] }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <div className={styles.box}>
        <Player allowedHosts={allowedHosts} source={source} title={title} />
      </div>
    );
  }
  return (
    <UnstyledButton className={styles.box} onClick={() => setPlaying(true)}>
      <span aria-hidden="true" className={styles.poster}>
        {poster}
      </span>
      <span className={labels.play} data-large>
        <IconPlayerPlay size={28} />
      </span>
      <VisuallyHidden>Lire la vidéo {title}</VisuallyHidden>
      {duration !== undefined && (
        <span className={labels.duration}>
          <span aria-hidden="true">{clockDuration(duration)}</span>
          <VisuallyHidden>, {spokenDuration(duration)}</VisuallyHidden>
        </span>
      )}
    </UnstyledButton>
  );
}
