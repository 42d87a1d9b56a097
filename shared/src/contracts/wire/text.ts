import * as v from 'valibot';
import { emailPattern, isEmailLength, readEmail } from './email.ts';
import { plainName, trimText, withoutDirections } from './member-text.ts';

/** Control characters that are removed from texts; line ends and tabs stay. */
const controls = /[^\P{Cc}\n\t]/gu;

/** A text in a request: line ends become `\n`, control characters are removed, and the text is trimmed (`trimText`). */
export const CleanText = v.pipe(
  v.string(),
  v.transform((text) => trimText(text.replace(/\r\n?/g, '\n').replace(controls, ''))),
);

/** A single-line text in a request: every run of white space becomes one space, and direction marks are removed. */
export const CleanLine = v.pipe(
  v.string(),
  v.transform((text) => trimText(withoutDirections(text.replace(/\s+/g, ' ').replace(controls, '')))),
);

/** The name of a person or a company in a request, as `plainName` returns it. */
export const CleanName = v.pipe(CleanLine, v.transform(plainName));

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
