import { preparePictures } from '@az/shared/picture-files';
import { useState } from 'react';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';
import { words } from './picture-words.ts';

/** A file's content as a `data:` URL; null if the file cannot be read any more. */
const readDataUrl = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(reader.error ? null : String(reader.result));
    reader.readAsDataURL(file);
  });

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
    const [chosen] = pictures;
    const url = chosen ? await readDataUrl(chosen) : null;
    setPreparing(null);
    setProblem(problems[0]);
    if (url) messaging.attach(contactId, { url, alt: '' });
    else setHold(problems.length > 0 ? 'next' : 'none');
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
      messaging.attach(contactId, null);
    },
  };
}
