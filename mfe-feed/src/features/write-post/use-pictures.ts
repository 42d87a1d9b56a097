import { maxAnnouncementImages } from '@az/shared/contracts';
import { preparePictures } from '@az/shared/picture-files';
import { randomId } from '@az/shared/random-id';
import { useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../../data/feed-source.ts';

/** The pictures of a new post; they last as long as the screen. */
export function usePictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const [preparing, setPreparing] = useState<string | null>(null);
  /** Changed when the pictures are removed: those that are being prepared are not added then. */
  const draft = useRef(0);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      draft.current += 1;
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const choose = (files: Pick<ChosenPicture, 'file' | 'alt'>[]) => {
    const added = files.map((one) => ({ ...one, id: randomId(), url: URL.createObjectURL(one.file) }));
    urls.current.push(...added.map(({ url }) => url));
    setPictures((known) => [...known, ...added]);
  };
  return {
    pictures,
    /** Adds prepared pictures, for which there is room. */
    choose,
    /** Why files were refused, or how they were changed. */
    problems,
    /** What is being done with chosen files; empty until their code is loaded, null when nothing is. */
    preparing,
    add: async (files: File[]) => {
      const own = draft.current;
      const room = maxAnnouncementImages - pictures.length;
      setProblems([]);
      setPreparing('');
      const prepared = await preparePictures(files, { room, onProgress: setPreparing });
      setPreparing(null);
      if (own !== draft.current) return;
      choose(prepared.pictures.map((file) => ({ file, alt: '' })));
      setProblems(prepared.problems);
    },
    describe: (id: string, alt: string) =>
      setPictures((known) => known.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove: (id: string) => setPictures((known) => known.filter((one) => one.id !== id)),
    /** Removes them; those of a post that stays on this device keep their URLs. */
    clear: (areKept: boolean) => {
      draft.current += 1;
      if (areKept) urls.current = [];
      setPictures([]);
      setProblems([]);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
