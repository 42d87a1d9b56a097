import type { ChatImage } from './conversation.ts';

export const toChatImage = (file: File): ChatImage => ({ url: URL.createObjectURL(file), alt: '', file });

export function dropChatImage({ url }: ChatImage): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
