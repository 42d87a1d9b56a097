import { useDraft } from '@az/shared/drafts';
import { usePictures } from './use-pictures.ts';

/** A post that is being written: its words outlive a reload and an expired session, its pictures only the dialog. */
export function usePostDraft() {
  const text = useDraft('post');
  const mood = useDraft('post-mood');
  const pictures = usePictures();
  return {
    text: text.text,
    writeText: text.write,
    mood: mood.text,
    writeMood: mood.write,
    pictures,
    isEmpty: text.text.trim() === '' && pictures.pictures.length === 0,
    /** `arePicturesKept`: a post on this device goes on showing them. */
    discard: (arePicturesKept = false) => {
      text.discard();
      mood.discard();
      pictures.clear(arePicturesKept);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
