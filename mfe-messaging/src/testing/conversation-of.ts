import type { Conversation, ServerState } from '../data/conversation.ts';

/** A loaded conversation without messages. */
export const conversationOf = (
  name: string,
  changes: Partial<Conversation> = {},
  state: Partial<ServerState> = {},
): Conversation => ({
  contact: { id: name, name, avatar: null, role: '', status: null, isStory: false },
  ...{ group: null, messages: [], isMuted: false, isArchived: false, isMarkedUnread: false },
  server: {
    ...{
      id: `c-${name}`,
      rev: 1,
      lastSeq: 0,
      readSeq: 0,
      readByOtherSeq: 0,
      readsNotShown: [],
      emptiedSeq: 0,
    },
    counted: { unread: 0, after: 0, upTo: 0 },
    ...{ mayWrite: true, awaitsAnswer: false, isListed: false, isLoaded: true },
    ...state,
  },
  ...changes,
});
