import { type ReactNode, useState } from 'react';
import { clockDuration, spokenDuration } from '../../format/index.ts';
import { IconPlayerPlay } from '../../ui/more-icons/more-icons.tsx';
import { UnstyledButton } from '../../ui/UnstyledButton/UnstyledButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import marks from '../video-marks.module.css';
import { Player, type VideoSource } from './Player.tsx';
import styles from './VideoFacade.module.css';

export type { VideoSource } from './Player.tsx';

type Props = {
  title: string;
  source: VideoSource;
  /** Fills the box it is given. */
  poster: ReactNode;
  /** Length in seconds, where it is known. */
  duration?: number;
  /** Hosts whose player may stand in a frame; the page's policy has to name the same. */
  allowedHosts?: string[];
};

/** A video as its poster: nothing of the video is asked for, from anywhere, before someone presses play. */
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
      <span className={marks.play} data-large>
        <IconPlayerPlay size={28} />
      </span>
      <VisuallyHidden>Lire la vidéo {title}</VisuallyHidden>
      {duration !== undefined && (
        <span className={marks.duration}>
          <span aria-hidden="true">{clockDuration(duration)}</span>
          <VisuallyHidden>, {spokenDuration(duration)}</VisuallyHidden>
        </span>
      )}
    </UnstyledButton>
  );
}
