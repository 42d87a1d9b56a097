/** @jest-environment node */
import { matchesSearch } from '@az/shared/text-search';
import type { Conversation } from '../../data/conversation.ts';
import { conversationOf } from '../../testing/conversation-of.ts';
import { findConversations } from './find-conversations.ts';

function conversationWith(name: string, sentOn?: string): Conversation {
  const message = { id: '1', from: 'a', to: 'b', message: '', isRead: true, isSend: true };
  return conversationOf(name, { messages: sentOn ? [{ ...message, sentOn }] : [] });
}

const conversations = [
  conversationWith('Zoé Marchal'),
  conversationWith('Élodie Trannoy', '2024-03-01T10:00:00.000Z'),
  conversationWith('Bastien Nkodo', '2024-03-12T10:00:00.000Z'),
  conversationWith('Ève Aubrac'),
];

const find = (all: Conversation[], search: string) =>
  findConversations(all, (name) => matchesSearch(name, search));
const namesFor = (search: string) => find(conversations, search).map(({ contact }) => contact.name);

describe('findConversations', () => {
  test('sorts by latest activity, with those without messages last, by name', () => {
    expect(namesFor('')).toEqual(['Bastien Nkodo', 'Élodie Trannoy', 'Ève Aubrac', 'Zoé Marchal']);
  });

  test.each(["n'guessan anne laure", 'Nguessan'])('finds N’Guessan by %p', (search) => {
    const other = conversationWith('N’Guessan Anne-Laure');
    expect(find([...conversations, other], search)).toEqual([other]);
  });

  test.each(['elodie', 'ÉLODIE', ' élo ', 'TRANNOY'])('finds Élodie by %p', (search) => {
    expect(namesFor(search)).toEqual(['Élodie Trannoy']);
  });

  test('sorts groups without messages first', () => {
    const group = { ...conversationWith('Zèbres'), group: [] };
    const names = find([...conversations, group], '').map(({ contact }) => contact.name);
    expect(names.slice(0, 2)).toEqual(['Zèbres', 'Bastien Nkodo']);
  });

  test('finds none when no name matches', () => {
    expect(namesFor('xyz')).toEqual([]);
  });

  test('does not change its input', () => {
    const before = [...conversations];
    find(conversations, '');
    expect(conversations).toEqual(before);
  });
});
