export {
  clearUnreadCounts,
  setUnreadCount,
  type UnreadCounts,
  useUnreadCounts,
} from './unread-counts-store.ts';
