import { maxMessageLength } from '@az/shared/contracts';
import { trimText } from '@az/shared/format';
import { words } from './words.ts';

/** Fixed by the specification, section 5. */
export const required = 'Please enter message';

/** Error of a message; null when there is none. A picture needs no text. */
export function messageError(draft: string, hasImage = false): string | null {
  const { length } = trimText(draft);
  if (length > maxMessageLength) return words.tooLong(length);
  return length === 0 && !hasImage ? required : null;
}
