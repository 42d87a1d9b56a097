import { getPeople, sampleSessionStart } from '@az/shared/sample/people';
import { type ChatMessage, type Contact, type Conversation, noFlags } from './conversation.ts';
import { applyChange } from './conversation-changes.ts';
import type { ConversationPage, ConversationSource, GroupRequest } from './conversation-source.ts';
import { readSampleData, storeSampleChange, storeSampleGroup, storeSampleMessage } from './sample-data.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleOutbox } from './sample-outbox.ts';
import { sampleReplies } from './sample-replies.ts';

function groupOf(id: string, { name, memberIds }: GroupRequest, people: readonly Contact[]): Conversation {
  const group = people.filter((person) => memberIds.includes(person.id));
  const role = `${group.length + 1} participants`;
  const contact: Contact = { id, name, avatar: null, role, status: 'online', isStory: false };
  return { ...noFlags, contact, group, messages: [] };
}

/** Marks the messages to a contact as read if the contact has answered later. */
const withReads = (messages: ChatMessage[], contactId: string): ChatMessage[] =>
  messages.map((message, index) =>
    message.to === contactId
      ? { ...message, isRead: messages.slice(index).some(({ to }) => to !== contactId) }
      : message,
  );

/** Sample data, the same for every member. Contacts reply after `chatReplyDelay`. Messages are stored on the device. */
export function sampleConversations(): ConversationSource {
  const replies = sampleReplies();
  const membersOf = new Map<string, readonly string[]>();
  const outbox = sampleOutbox(replies, (contactId) => membersOf.get(contactId)?.[0] ?? contactId);

  async function load(memberId: string): Promise<ConversationPage> {
    const start = sampleSessionStart();
    const people = await getPeople();
    const { changes, messages, groups } = readSampleData(memberId);
    for (const { id, memberIds } of groups) membersOf.set(id, memberIds);
    const conversations = [
      ...groups.map((group) => groupOf(group.id, group, people)),
      ...people.map((contact) => ({
        ...noFlags,
        contact,
        group: null,
        messages: sampleMessages(contact.id, memberId, start),
      })),
    ];
    const loaded = conversations.map((one) => {
      const { id } = one.contact;
      const { emptiedUpTo, ...change } = changes[id] ?? {};
      // Removes sample messages only, because all stored messages are newer than the last removal.
      const invented = emptiedUpTo === undefined ? one : applyChange(one, { emptiedUpTo });
      const storedMessages = withReads(messages[id] ?? [], id);
      return applyChange({ ...invented, messages: [...invented.messages, ...storedMessages] }, change);
    });
    return { conversations: loaded, cursor: null, unread: null };
  }

  return {
    load,
    send: outbox.send,
    retry: outbox.retry,
    remove: outbox.remove,
    async change(memberId, { contact }, change) {
      storeSampleChange(memberId, contact.id, change);
    },
    async createGroup(memberId, request) {
      const people = await getPeople();
      const id = storeSampleGroup(memberId, request);
      membersOf.set(id, request.memberIds);
      return groupOf(id, request, people);
    },
    listen(_memberId, listener) {
      const stops = [
        outbox.listen(listener),
        replies.listen((contactId, message) => {
          storeSampleMessage(message.to, contactId, message);
          listener.onArrival(contactId, message);
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    history: null,
  };
}
