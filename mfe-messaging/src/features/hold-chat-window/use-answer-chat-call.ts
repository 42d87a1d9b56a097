import { clearChatFocusRequest, useChatFocusRequest } from '@az/shared/chat-windows';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Gives the focus to a chat window when it is asked for: then only, so that one that comes back steals none. */
export function useAnswerChatCall(
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
    // A collapsed window cannot take the focus yet, one whose messages load has no field: the call stands till it can.
    if (field.current && field.current === document.activeElement) clearChatFocusRequest();
  });
}
