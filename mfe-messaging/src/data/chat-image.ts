import type { ChatImage } from './conversation.ts';

/** Whether the browser can show the file, whatever its name says. */
async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    // Not a picture, or one that this browser cannot show.
    return false;
  }
}

/** A chosen file as a picture of a message; null when it is none. */
export async function toChatImage(file: File): Promise<ChatImage | null> {
  if (!file.type.startsWith('image/') || !(await isPicture(file))) return null;
  return { url: URL.createObjectURL(file), alt: '', file };
}

/** Gives back the memory of a picture that will not be shown again. */
export function dropChatImage({ url }: ChatImage): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
