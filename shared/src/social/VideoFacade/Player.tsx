import { useLayoutEffect, useRef } from 'react';
import { parseUrl } from '../../contracts/parse-url.ts';
import { Anchor } from '../../ui/Anchor/Anchor.tsx';
import styles from './VideoFacade.module.css';

/** Whether the player at `src` may be framed: its URL uses https, and its host equals one of the allowed hosts. */
function isFrameAllowed(src: string, allowedHosts: string[]): boolean {
  const url = parseUrl(src);
  return url?.protocol === 'https:' && allowedHosts.includes(url.host);
}

/** Source of a video: a file, with captions if there is speech, or the player of another site. */
export type VideoSource = { kind: 'file'; src: string; captions?: string } | { kind: 'frame'; src: string };

type Props = { title: string; source: VideoSource; allowedHosts: string[] };

/** The video's player; takes the focus of the button that it replaces. */
export function Player({ title, source, allowedHosts }: Props) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useLayoutEffect(() => player.current?.focus(), []);
  if (source.kind === 'file') {
    return (
      <video
        aria-label={title}
        autoPlay
        className={styles.player}
        controls
        playsInline
        ref={player}
        src={source.src}
      >
        <track default kind="captions" src={source.captions} srcLang="fr" />
      </video>
    );
  }
  if (isFrameAllowed(source.src, allowedHosts)) {
    return (
      <iframe
        allow="fullscreen; picture-in-picture"
        allowFullScreen
        className={styles.player}
        ref={player}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        src={source.src}
        title={title}
      />
    );
  }
  return (
    <p className={styles.elsewhere}>
      Cette vidéo se trouve sur un autre site.{' '}
      <Anchor href={source.src} rel="noopener noreferrer" target="_blank">
        L’ouvrir dans un nouvel onglet
      </Anchor>
    </p>
  );
}
