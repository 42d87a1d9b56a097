import type { ChatImage } from './conversation.ts';

/** Whether the browser can decode the file; its name does not matter. */
async function isPicture(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    // Not a picture, or one that this browser cannot decode.
    return false;
  }
}

/** A chosen file as a picture of a message; null if it is none. */
export async function toChatImage(file: File): Promise<ChatImage | null> {
  if (!file.type.startsWith('image/') || !(await isPicture(file))) return null;
  return { url: URL.createObjectURL(file), alt: '', file };
}

/** Revokes the URL of a picture that is not shown any more. */
export function dropChatImage({ url }: ChatImage): void {
  if (url.startsWith('blob:')) URL.revokeObjectURL(url);
}
