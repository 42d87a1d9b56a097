/** Fixed by the specification, section 5. */
const required = 'Please enter message';

/** What is wrong with a message about to be sent; null when nothing is. */
export function messageError(draft: string): string | null {
  return draft.trim() === '' ? required : null;
}

/** The text that is sent: the draft without blanks around it. */
export function toMessageText(draft: string): string {
  return draft.trim();
}
