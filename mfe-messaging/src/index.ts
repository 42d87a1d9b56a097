import type { AreaModule } from '@az/shared/area';
import { routes } from './routes.tsx';

export const area: AreaModule = {
  routes,
  slots: {
    'messaging.panel': () => import('./slots/MessagingPanel.tsx'),
    'messaging.notifications-menu': () => import('./slots/NotificationsMenu.tsx'),
    'messaging.chat-window': () => import('./slots/ChatWindow.tsx'),
    'messaging.unread-counts': () => import('./slots/UnreadCounts.tsx'),
  },
};
