import { clearChatFocusRequest, useChatFocusRequest } from '@az/shared/chat-windows';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Focuses a chat window on request only, so that a restored window does not take the focus. */
export function useChatFocus(
  contactId: string,
  field: RefObject<HTMLElement | null>,
  onCalled: () => void,
): void {
  const call = useChatFocusRequest(contactId);
  const handleCall = useEffectEvent(onCalled);
  useEffect(() => {
    if (!call) return;
    handleCall();
    field.current?.focus({ preventScroll: true });
    // A collapsed window cannot take the focus yet, and one with loading messages has no field: the request waits.
    if (field.current && field.current === document.activeElement) clearChatFocusRequest();
  });
}
