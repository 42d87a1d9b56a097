/** Fixed by the specification, section 5. */
const required = 'Please enter message';

/** What is wrong with a message about to be sent; null when nothing is. A picture needs no text. */
export function messageError(draft: string, hasImage = false): string | null {
  return draft.trim() === '' && !hasImage ? required : null;
}

/** The text that is sent: the draft without blanks around it. */
export function toMessageText(draft: string): string {
  return draft.trim();
}
