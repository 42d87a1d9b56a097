export { answerChatCall, closeChat, closeChats, openChat, useChatCall, useOpenChats } from './chats-store.ts';
