import { AttemptKey } from '@az/shared/random-id';
import { useDraft } from '@az/shared/storage';
import { useState } from 'react';
import { usePictures } from './use-pictures.ts';

/** A new post: its text outlives a reload and an expired session, its pictures only last as long as the dialog. */
export function usePostDraft() {
  const text = useDraft('post');
  const mood = useDraft('post-mood');
  const audience = useDraft('post-audience');
  const pictures = usePictures();
  const [attempt] = useState(() => new AttemptKey());
  return {
    text: text.text,
    writeText: text.write,
    mood: mood.text,
    writeMood: mood.write,
    /** The chosen audience; empty means all members. */
    audience: audience.text,
    writeAudience: audience.write,
    pictures,
    /** Key of the attempts to publish the post: the same until it is published or discarded. */
    attempt,
    isEmpty: text.text.trim() === '' && pictures.pictures.length === 0,
    /** With `arePicturesKept`, the URLs of the pictures stay valid, because a post on this device shows them. */
    discard: (arePicturesKept = false) => {
      attempt.end();
      text.discard();
      mood.discard();
      audience.discard();
      pictures.clear(arePicturesKept);
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
