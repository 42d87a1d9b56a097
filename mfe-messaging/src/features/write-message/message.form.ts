/** Fixed by the specification, section 5. */
const required = 'Please enter message';

/** Error of a message; null when there is none. A picture needs no text. */
export function messageError(draft: string, hasImage = false): string | null {
  return draft.trim() === '' && !hasImage ? required : null;
}

/** The text as sent: trimmed. */
export function toMessageText(draft: string): string {
  return draft.trim();
}
