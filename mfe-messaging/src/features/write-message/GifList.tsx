import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import type { ChatImage } from '../../data/conversation.ts';
import styles from './GifList.module.css';
import { gifs } from './gif-set.ts';
import { words } from './picture-words.ts';

/** The animated pictures. They stop after three cycles, and do not move with reduced motion. */
export function GifList({ onChoose }: { onChoose: (gif: ChatImage) => void }) {
  return (
    <ul aria-label={words.gifs} className={styles.list}>
      {gifs.map((gif) => (
        <li key={gif.alt}>
          <UnstyledButton className={styles.gif} onClick={() => onChoose(gif)}>
            <img alt={gif.alt} className={styles.image} src={gif.url} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
