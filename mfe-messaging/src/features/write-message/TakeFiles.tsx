import { useFileDrop } from '@az/shared/file-drop';
import { toast } from '@az/shared/toast';
import type { RefObject } from 'react';
import { words } from './picture-words.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Attaches a picture; null in a conversation of the server, whose messages have none. */
  onFiles: ((files: File[]) => void) | null;
};

/** Takes a picture that is dropped on the form or pasted in it, or says why it is not taken. Shows nothing else. */
export function TakeFiles({ form, onFiles }: Props) {
  useFileDrop(
    () => form.current,
    (files) => {
      if (onFiles && files.length === 1) onFiles(files);
      else toast({ message: onFiles ? words.oneOnly : words.noPictures, variant: 'warning', duration: 8000 });
    },
  );
  return null;
}
