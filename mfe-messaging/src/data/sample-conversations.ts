import { answer, getPeople, sampleSessionStart } from '@az/shared/sample/people';
import { type ChatMessage, type Contact, type Conversation, noMarks } from './conversation.ts';
import { changed } from './conversation-changes.ts';
import type { ConversationSource, GroupRequest } from './conversation-source.ts';
import { keepSampleChange, keepSampleGroup, readSampleKept } from './sample-kept.ts';
import { sampleMessages } from './sample-messages.ts';
import { sampleReplies } from './sample-replies.ts';

function groupOf(id: string, { name, memberIds }: GroupRequest, people: readonly Contact[]): Conversation {
  const group = people.filter((person) => memberIds.includes(person.id));
  const role = `${group.length + 1} participants`;
  const contact: Contact = { id, name, avatar: null, role, status: 'online', isStory: false };
  return { ...noMarks, contact, group, messages: [] };
}

/** Invented conversations, the same for everyone; whoever is written to replies after `chatReplyDelay`. */
export function sampleConversations(): ConversationSource {
  const replies = sampleReplies();
  const membersOf = new Map<string, readonly string[]>();

  async function load(memberId: string) {
    const start = sampleSessionStart();
    const people = await getPeople();
    const { changes, groups } = readSampleKept(memberId);
    for (const { id, memberIds } of groups) membersOf.set(id, memberIds);
    const conversations = [
      ...groups.map((group) => groupOf(group.id, group, people)),
      ...people.map((contact) => ({
        ...noMarks,
        contact,
        group: null,
        messages: sampleMessages(contact.id, memberId, start),
      })),
    ];
    return conversations.map((one) => changed(one, changes[one.contact.id] ?? {}));
  }

  async function send(message: ChatMessage) {
    const [author = message.to] = membersOf.get(message.to) ?? [];
    const cancel = replies.schedule(message, author);
    try {
      await answer(() => undefined);
    } catch (failure) {
      cancel();
      throw failure;
    }
  }

  return {
    load,
    send,
    async change(memberId, contactId, change) {
      keepSampleChange(memberId, contactId, change);
    },
    async createGroup(memberId, request) {
      const people = await getPeople();
      const id = keepSampleGroup(memberId, request);
      membersOf.set(id, request.memberIds);
      return groupOf(id, request, people);
    },
    listen: replies.listen,
  };
}
