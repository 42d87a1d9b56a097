import { useState } from 'react';
import { dropChatImage, toChatImage } from '../../data/chat-image.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useMessaging } from '../../data/use-messaging.ts';

/** The picture of the next message to a contact. */
export function useAttachImage(contactId: string) {
  const image = useMessaging((state) => state.images[contactId]);
  const [isRefused, setIsRefused] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    const chosen = await toChatImage(file);
    setIsRefused(chosen === null);
    if (!chosen) return;
    if (image) dropChatImage(image);
    messaging.attach(contactId, chosen);
  }

  return {
    image,
    isRefused,
    choose,
    describe: (alt: string) => image && messaging.attach(contactId, { ...image, alt }),
    detach() {
      if (image) dropChatImage(image);
      messaging.attach(contactId, null);
    },
  };
}
