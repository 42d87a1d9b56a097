export {
  clearChatFocusRequest,
  closeChatWindow,
  closeChatWindows,
  openChatWindow,
  useChatFocusRequest,
  useOpenChatWindows,
} from './chat-windows-store.ts';
