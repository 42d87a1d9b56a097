import { plainName } from '@az/shared/format';
import type { Checked, FormErrors } from '@az/shared/forms';
import { words } from './words.ts';

type VideoValues = { title: string; file: File | null };

export const initialVideo: VideoValues = { title: '', file: null };

export const fields = ['title', 'file'] as const satisfies (keyof VideoValues)[];

/** The video with its title, or the errors by field. */
export function checkVideo({ title, file }: VideoValues): Checked<{ title: string; file: File }> {
  const errors: FormErrors = {};
  if (plainName(title) === '') errors.title = words.needsTitle;
  if (file === null) errors.file = words.needsFile;
  else if (!file.type.startsWith('video/')) errors.file = words.notAVideo;
  return file === null || Object.keys(errors).length > 0
    ? { request: null, errors }
    : { request: { title: plainName(title), file }, errors: null };
}
