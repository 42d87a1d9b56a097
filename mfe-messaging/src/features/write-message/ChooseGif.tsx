import { isEscape } from '@az/shared/keyboard';
import { useOnDemand } from '@az/shared/on-demand';
import { toastFailure } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { type KeyboardEvent, useId, useState } from 'react';
import type { ChatImage } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { words } from './picture-words.ts';
import styles from './WriteMessage.module.css';

const loadGifs = () => import('./GifList.tsx').then((part) => part.GifList);

/** Opens the animated pictures; the chosen one is sent at once. */
export function ChooseGif({ contactId, onChosen }: { contactId: string; onChosen: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const gifs = useOnDemand(loadGifs);
  const list = useId();

  function send(gif: ChatImage) {
    setIsOpen(false);
    messaging.sendImage(contactId, gif).catch((thrown) => toastFailure(words.notSent, thrown));
    onChosen();
  }

  function closeByKey(event: KeyboardEvent) {
    if (!isEscape(event) || !isOpen) return;
    event.stopPropagation();
    event.preventDefault();
    setIsOpen(false);
    onChosen();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape of the elements inside
    <div className={styles.gif} onKeyDown={closeByKey}>
      {isOpen && gifs.Part && (
        <div className={styles.gifs} id={list}>
          <gifs.Part onChoose={send} />
        </div>
      )}
      <Button
        aria-controls={isOpen && gifs.Part ? list : undefined}
        aria-expanded={isOpen}
        onClick={() => {
          gifs.show();
          setIsOpen(!isOpen);
        }}
        size="compact-md"
        variant="subtle"
      >
        {words.gif}
      </Button>
    </div>
  );
}
