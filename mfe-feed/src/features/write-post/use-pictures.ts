import { maxAnnouncementImages } from '@az/shared/contracts';
import { preparePictures } from '@az/shared/picture-files';
import { randomId } from '@az/shared/random-id';
import { useEffect, useRef, useState } from 'react';
import type { ChosenPicture } from '../../data/publish.ts';

/** The pictures of a new post. They are lost when the member leaves the screen. */
export function usePictures() {
  const [pictures, setPictures] = useState<ChosenPicture[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  const [preparing, setPreparing] = useState<string | null>(null);
  /** Number of the draft. It changes with `clear`, so that pictures that are still being prepared are not added. */
  const draft = useRef(0);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      draft.current += 1;
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  /** The pictures as they will be after the next render. */
  const current = useRef<ChosenPicture[]>([]);
  const change = (to: ChosenPicture[]) => {
    current.current = to;
    setPictures(to);
  };
  /** Settles when the files of the last call of `add` are prepared. Calls are processed one after the other. */
  const last = useRef<Promise<void>>(null);
  const choose = (files: Pick<ChosenPicture, 'file' | 'alt'>[]) => {
    const added = files.map((one) => ({ ...one, id: randomId(), url: URL.createObjectURL(one.file) }));
    urls.current.push(...added.map(({ url }) => url));
    change([...current.current, ...added]);
  };
  /** Prepares files once `before` has settled. Adds nothing if the draft has changed since they were chosen. */
  const prepare = async (files: File[], own: number, before: Promise<void> | null) => {
    await before;
    if (own !== draft.current) return;
    const room = maxAnnouncementImages - current.current.length;
    const prepared = await preparePictures(files, { room, onProgress: setPreparing });
    if (own !== draft.current) return;
    choose(prepared.pictures.map((file) => ({ file, alt: '' })));
    setProblems((known) => [...new Set([...known, ...prepared.problems])]);
  };
  return {
    pictures,
    choose,
    /** Why files were refused, or how they were changed. */
    problems,
    /** Progress text while chosen files are prepared, empty until the code has loaded; null at any other time. */
    preparing,
    add: async (files: File[]) => {
      if (!last.current) {
        setProblems([]);
        setPreparing('');
      }
      const own = prepare(files, draft.current, last.current);
      last.current = own;
      await own;
      if (last.current !== own) return;
      last.current = null;
      setPreparing(null);
    },
    describe: (id: string, alt: string) =>
      change(current.current.map((one) => (one.id === id ? { ...one, alt } : one))),
    remove: (id: string) => change(current.current.filter((one) => one.id !== id)),
    /** Removes the pictures. With `areKept` their URLs stay valid, for a post that stays on this device. */
    clear: (areKept: boolean) => {
      draft.current += 1;
      if (areKept) urls.current = [];
      change([]);
      setProblems([]);
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
