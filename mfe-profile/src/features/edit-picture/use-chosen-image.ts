import { preparePictures } from '@az/shared/picture-files';
import type { PictureKind } from '@az/shared/pictures';
import { useEffect, useRef, useState } from 'react';
import { type FileProblem, fileProblem } from './picture-rules.ts';
import { type ReadImage, readImage } from './read-image.ts';
import { notAnImage } from './words.ts';

type Choice =
  | { status: 'none'; problem: FileProblem | null; file: File | null }
  | { status: 'reading'; file: File }
  | { status: 'chosen'; file: File; read: ReadImage };

/** Enough to crop a part; a canvas of iOS has no more. The cropped picture is smaller. */
const limits = { maxPixels: 16_000_000, maxBytes: Infinity, maxAnimatedBytes: Infinity };

/**
 * The chosen file, after validation and decoding. One that is too large is only read after the member agrees that it is
 * reduced. A later choice replaces one that is still being decoded.
 */
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

  const read = async (file: File) => {
    turn.current += 1;
    const own = turn.current;
    giveBack();
    setChoice({ status: 'reading', file });
    const { pictures, problems } = await preparePictures([file], limits);
    if (own !== turn.current) return;
    const image = pictures[0] ? await readImage(pictures[0]).catch(() => null) : null;
    if (own !== turn.current) {
      if (image) URL.revokeObjectURL(image.url);
      return;
    }
    url.current = image?.url ?? null;
    setChoice(
      image
        ? { status: 'chosen', file, read: image }
        : {
            status: 'none',
            problem: { kind: 'not-an-image', message: problems[0] ?? notAnImage },
            file: null,
          },
    );
  };
  return {
    choice,
    choose: (file: File) => {
      const problem = fileProblem(kind, file);
      if (!problem) return void read(file);
      turn.current += 1;
      giveBack();
      setChoice({ status: 'none', problem, file });
    },
    /** Accepts a file that is too large: the cropped picture will be smaller. */
    reduce: () => {
      if (choice.status === 'none' && choice.file && choice.problem?.kind === 'too-large')
        void read(choice.file);
    },
    refuse: (message: string) =>
      setChoice({ status: 'none', problem: { kind: 'not-an-image', message }, file: null }),
    clear: () => {
      turn.current += 1;
      giveBack();
      setChoice({ status: 'none', problem: null, file: null });
    },
  };
}
