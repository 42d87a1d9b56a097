import type { ChatImage } from './conversation.ts';

/** A picture of a message, from a file. */
export const toChatImage = (file: File): ChatImage => ({ url: URL.createObjectURL(file), alt: '', file });

/** Revokes the URL of a picture that is not shown any more. */
export function dropChatImage({ url }: ChatImage): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
