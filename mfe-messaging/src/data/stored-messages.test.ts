import { chatReplyDelay, demoLatency } from '@az/shared/constants';
import { useToasts } from '@az/shared/toast';
import { act, renderHook } from '@testing-library/react';
import { sayWith } from '../testing/say.ts';
import { createMessagingStore } from './create-messaging-store.ts';
import { sampleConversations } from './sample-conversations.ts';
import { maxMessages, readSampleData, storeSampleMessage } from './sample-data.ts';

const me = '1042';
const key = `az-conversations:${me}`;

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** The conversations of a page that has just been loaded. */
async function load() {
  const messaging = createMessagingStore();
  void messaging.load(me, async () => sampleConversations());
  await after(demoLatency);
  const messages = (contactId: string) =>
    messaging.store.getState().conversations.find(({ contact }) => contact.id === contactId)?.messages ?? [];
  return {
    ...messaging,
    say: sayWith(messaging),
    messages,
    texts: (id: string) => messages(id).map(({ message }) => message),
  };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('messages and replies are restored after a reload, read and unread', async () => {
  const { say, texts } = await load();
  say('101', 'Bonjour');
  await after(chatReplyDelay);
  say('101', 'Encore un mot');
  await after(demoLatency);
  const before = texts('101');
  const again = await load();
  expect(again.texts('101')).toEqual(before);
  const [written, reply, last] = again.messages('101').slice(-3);
  expect(written).toMatchObject({ from: me, message: 'Bonjour', isSend: true, isRead: true });
  expect(reply).toMatchObject({ to: me, isRead: false });
  expect(last).toMatchObject({ message: 'Encore un mot', isSend: true, isRead: false });
  expect(again.texts('102')).not.toContain('Bonjour');
});

test('a removed conversation is empty after a reload; later messages are stored', async () => {
  const { say, empty, texts } = await load();
  say('101', 'Bonjour');
  await after(chatReplyDelay);
  empty('101');
  expect(texts('101')).toEqual([]);
  expect(localStorage.getItem(key)).not.toContain('Bonjour');
  expect((await load()).texts('101')).toEqual([]);
  say('101', 'Bonsoir');
  await after(demoLatency);
  expect((await load()).texts('101')).toEqual(['Bonsoir']);
});

test('a drawn picture is stored; for a device’s file only a note is', async () => {
  const { sendImage, say, attach, messages } = await load();
  sendImage('101', { url: 'data:image/svg+xml,x', alt: 'Bravo' });
  attach('102', { url: 'blob:1', alt: 'Un plan', file: new Blob(['x']) });
  say('102', '');
  await after(demoLatency);
  expect(messages('102').at(-1)?.image?.url).toBe('blob:1');
  const again = await load();
  expect(again.messages('101').at(-1)?.image).toEqual({ url: 'data:image/svg+xml,x', alt: 'Bravo' });
  const last = again.messages('102').at(-1);
  expect(last).toMatchObject({ message: 'Image qui n’est plus sur cet appareil' });
  expect(last?.image).toBeUndefined();
});

test('nothing is stored for a member who has signed out meanwhile', async () => {
  const { say, forget } = await load();
  say('101', 'Bonjour');
  forget();
  localStorage.clear();
  await after(chatReplyDelay * 2);
  expect(localStorage.getItem(key)).toBeNull();
});

test('full storage shows that messages will be lost', async () => {
  const { result } = renderHook(() => useToasts(({ toasts }) => toasts));
  const { say, messages } = await load();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  say('101', 'Bonjour');
  await after(demoLatency);
  expect(messages('101').at(-1)).toMatchObject({ message: 'Bonjour', isSend: true });
  expect(result.current.map(({ message }) => message).join()).toMatch(
    /ils disparaîtront au prochain chargement/,
  );
});

test('the latest messages are stored, and invalid ones are dropped', () => {
  const message = (index: number) => ({
    ...{ id: `m-${index}`, from: me, to: '101', message: `${index}`, isRead: false, isSend: true },
    sentOn: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
  });
  for (let index = 0; index <= maxMessages; index += 1)
    storeSampleMessage(me, index === 0 ? '102' : '101', message(index));
  const { messages } = readSampleData(me);
  expect(messages['102']).toEqual([]);
  expect(messages['101']).toHaveLength(maxMessages);
  const damaged = [
    {},
    null,
    'x',
    { ...message(1), sentOn: 'hier' },
    { ...message(1), image: { url: 'https://x.test/i', alt: '' } },
  ];
  localStorage.setItem(key, JSON.stringify({ messages: { 101: [...damaged, message(1)], 102: 'x' } }));
  expect(readSampleData(me).messages).toEqual({ 101: [message(1)], 102: [] });
});
