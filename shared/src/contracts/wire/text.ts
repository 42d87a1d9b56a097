import * as v from 'valibot';
import { emailPattern, isEmailLength, readEmail } from './email.ts';

/** Control characters that are removed from texts; line ends and tabs stay. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A text in a request: line ends become `\n`, control characters are removed, and the text is trimmed. */
export const CleanText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\r\n?/g, '\n').replace(controls, '')),
  v.trim(),
);

/** A single-line text in a request: every run of white space becomes one space as well. */
export const CleanLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, ' ').replace(controls, '')),
  v.trim(),
);

/** An e-mail address in a request, as `readEmail` returns it. */
export const EmailText = (
  most: number,
  tooLong: string,
  wrong: string | ((issue: { input: string }) => string),
) =>
  v.pipe(
    v.string(),
    v.transform(readEmail),
    v.maxLength(most, tooLong),
    v.regex(emailPattern, wrong),
    v.check(isEmailLength, wrong),
  );

/** A text in a reply: no longer than the request that stored it could make it. */
export const textUpTo = (most: number) => v.pipe(v.string(), v.maxLength(most));
