import { useFileDrop } from '@az/shared/file-drop';
import { toast } from '@az/shared/toast';
import type { RefObject } from 'react';
import { words } from './picture-words.ts';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Attaches a picture. Null where messages cannot have pictures. */
  onFiles: ((files: File[]) => void) | null;
};

/** Accepts a picture that is dropped on the form or pasted into it, or says in a toast why not. Renders nothing. */
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
