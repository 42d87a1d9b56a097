import { preparePictures } from '@az/shared/picture-files';
import { useState } from 'react';
import { dropChatImage, toChatImage } from '../../data/chat-image.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { words } from './picture-words.ts';

/** The picture of the next message to a contact. */
export function useAttachImage(contactId: string) {
  const image = useMessaging((state) => state.images[contactId]);
  const [problem, setProblem] = useState<string | undefined>();
  /** `next`: a refused picture will hold the next message back, once. `done`: it has held the message back. */
  const [hold, setHold] = useState<'none' | 'next' | 'done'>('none');
  const [preparing, setPreparing] = useState<string | null>(null);

  async function choose(files: File[]) {
    setProblem(undefined);
    setHold('none');
    setPreparing('');
    const { pictures, problems } = await preparePictures(files, {
      keepsAnimations: true,
      onProgress: setPreparing,
    });
    setPreparing(null);
    setProblem(problems[0]);
    const [chosen] = pictures;
    if (!chosen) return setHold(problems.length > 0 ? 'next' : 'none');
    if (image) dropChatImage(image);
    messaging.attach(contactId, toChatImage(chosen));
  }

  return {
    image,
    /** Why the chosen file was refused. */
    problem: hold === 'done' ? `${problem} ${words.sendWithout}` : problem,
    /** Whether the message must wait: while a picture is being prepared, and once after a picture was refused. */
    holdBack(): boolean {
      if (preparing !== null) return true;
      setHold(hold === 'next' ? 'done' : 'none');
      if (hold !== 'next') setProblem(undefined);
      return hold === 'next';
    },
    preparing,
    choose,
    describe: (alt: string) => image && messaging.attach(contactId, { ...image, alt }),
    detach() {
      if (image) dropChatImage(image);
      messaging.attach(contactId, null);
    },
  };
}
