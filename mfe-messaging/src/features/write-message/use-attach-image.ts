import { preparePictures } from '@az/shared/picture-files';
import { useState } from 'react';
import { dropChatImage, toChatImage } from '../../data/chat-image.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { words } from './words.ts';

/** The picture of the next message to a contact. */
export function useAttachImage(contactId: string) {
  const image = useMessaging((state) => state.images[contactId]);
  const [problem, setProblem] = useState<string | undefined>();
  const [isHeld, setHeld] = useState(false);
  const [preparing, setPreparing] = useState<string | null>(null);

  async function choose(files: File[]) {
    setProblem(undefined);
    setHeld(false);
    setPreparing('');
    const { pictures, problems } = await preparePictures(files, {
      keepsAnimations: true,
      onProgress: setPreparing,
    });
    setPreparing(null);
    setProblem(problems[0]);
    const [chosen] = pictures;
    if (!chosen) return;
    if (image) dropChatImage(image);
    messaging.attach(contactId, toChatImage(chosen));
  }

  return {
    image,
    /** Why the chosen file was refused. */
    problem: problem && isHeld ? `${problem} ${words.sendWithout}` : problem,
    /**
     * Whether a picture holds the message back, so that it is not sent without it unasked: one that is being prepared, and
     * once one that was refused.
     */
    holdBack(): boolean {
      const isHolding = problem !== undefined && !isHeld;
      setHeld(isHolding);
      if (!isHolding) setProblem(undefined);
      return isHolding || preparing !== null;
    },
    /** What is being done with it. */
    preparing,
    choose,
    describe: (alt: string) => image && messaging.attach(contactId, { ...image, alt }),
    detach() {
      if (image) dropChatImage(image);
      messaging.attach(contactId, null);
    },
  };
}
