import { preparePictures } from '@az/shared/picture-files';
import type { PictureKind } from '@az/shared/pictures';
import { useEffect, useRef, useState } from 'react';
import { type FileProblem, fileProblem } from './picture-rules.ts';
import { type ReadImage, readImage } from './read-image.ts';
import { notAnImage } from './words.ts';

type Choice =
  | { status: 'none'; problem: FileProblem | null; file: File | null }
  | { status: 'reading'; file: File }
  /** `note` says how the image differs from the chosen file. */
  | { status: 'chosen'; file: File; read: ReadImage; note: string | undefined };

/** Limits for the decoded image: the size of the largest canvas on iOS, which is enough to crop a part of it. */
const limits = { maxPixels: 16_000_000, maxBytes: Infinity };

/** The decoded chosen file. Too large files are only decoded after `reduce`. A later choice replaces an earlier one. */
export function useChosenImage(kind: PictureKind) {
  const [choice, setChoice] = useState<Choice>({ status: 'none', problem: null, file: null });
  const url = useRef<string>(null);
  const turn = useRef(0);
  const giveBack = () => {
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = null;
  };
  useEffect(() => {
    return () => {
      turn.current += 1;
      giveBack();
    };
  }, []);

  const refuse = (problem: FileProblem | null, file: File | null = null) =>
    setChoice({ status: 'none', problem, file });
  const begin = (): number => {
    giveBack();
    turn.current += 1;
    return turn.current;
  };
  const read = async (file: File) => {
    const own = begin();
    setChoice({ status: 'reading', file });
    const { pictures, problems } = await preparePictures([file], limits);
    if (own !== turn.current) return;
    const image = pictures[0] ? await readImage(pictures[0]).catch(() => null) : null;
    if (own !== turn.current) {
      if (image) URL.revokeObjectURL(image.url);
      return;
    }
    url.current = image?.url ?? null;
    if (image) setChoice({ status: 'chosen', file, read: image, note: problems[0] });
    else refuse({ kind: 'not-an-image', message: problems[0] ?? notAnImage });
  };
  return {
    choice,
    choose: async (file: File) => {
      const own = begin();
      const problem = await fileProblem(kind, file);
      if (own !== turn.current) return;
      if (problem) refuse(problem, file);
      else await read(file);
    },
    /** Accepts a file that is too large: the cropped picture will be smaller. */
    reduce: () => {
      if (choice.status === 'none' && choice.file && choice.problem?.kind === 'too-large')
        void read(choice.file);
    },
    refuse: (message: string) => refuse({ kind: 'not-an-image', message }),
    clear: () => {
      begin();
      refuse(null);
    },
  };
}
