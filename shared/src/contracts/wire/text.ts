import * as v from 'valibot';

/** Characters that no text for people holds, line ends and tabs apart. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A text for people in a request: line ends become `\n`, control characters go, and so do outer blanks. */
export const CleanText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(controls, '')),
  v.trim(),
);

/** Likewise, in one line: every run of blanks becomes one space. */
export const CleanLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').replace(controls, '')),
  v.trim(),
);

/** A text for people in a reply: as long as the request that stored it may make it. */
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
