import { useUnreadPrefix } from '@az/shared/title';
import { unreadTotal } from '../../data/conversation.ts';
import { useMessaging } from '../../data/use-messaging.ts';

export function useUnreadTitle(): void {
  useUnreadPrefix(useMessaging(({ conversations }) => unreadTotal(conversations)));
}
