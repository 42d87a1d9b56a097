import { randomId } from '@az/shared/random-id';
import { useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../../data/feed-source.ts';
import { sortFiles } from './post.form.ts';

/** The pictures of a new post; they last as long as the screen. */
export function usePictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  return {
    pictures,
    problem,
    add: (files: File[]) => {
      const sorted = sortFiles(files, pictures.length);
      const added = sorted.taken.map((file) => ({
        id: randomId(),
        file,
        url: URL.createObjectURL(file),
        alt: '',
      }));
      urls.current.push(...added.map(({ url }) => url));
      setPictures([...pictures, ...added]);
      setProblem(sorted.problem);
    },
    describe: (id: string, alt: string) =>
      setPictures(pictures.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove: (id: string) => {
      setPictures(pictures.filter((one) => one.id !== id));
      setProblem(null);
    },
    /** Removes them; those of a post that stays on this device keep their URLs. */
    clear: (areKept: boolean) => {
      if (areKept) urls.current = [];
      setPictures([]);
      setProblem(null);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
