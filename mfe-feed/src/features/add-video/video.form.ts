import type { FormErrors } from '@az/shared/forms';
import { words } from './words.ts';

export type VideoValues = { title: string; file: File | null };

export const initialVideo: VideoValues = { title: '', file: null };

/** The fields in display order. */
export const fields = ['title', 'file'] as const satisfies (keyof VideoValues)[];

/** Errors by field; empty when there are none. */
export function videoProblems({ title, file }: VideoValues): FormErrors {
  const problems: FormErrors = {};
  if (title.trim() === '') problems.title = words.needsTitle;
  if (file === null) problems.file = words.needsFile;
  else if (!file.type.startsWith('video/')) problems.file = words.notAVideo;
  return problems;
}
