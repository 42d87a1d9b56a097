import { setDevicePreference } from '@az/shared/storage';
import { dismissToast, type Toast, useToasts } from '@az/shared/toast';
import { act, renderHook } from '@testing-library/react';
import { conversationOf } from '../testing/conversation-of.ts';
import { arrivalNotices } from './arrival-notices.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import { noConversations } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

jest.mock('./play-sound.ts', () => ({ playSound: jest.fn() }));
jest.mock('./push-notice.ts', () => ({ pushNotice: jest.fn() }));

const conversation = (name: string, readSeq: number, changes: Partial<Conversation> = {}): Conversation =>
  conversationOf(name, changes, { lastSeq: 100, readSeq });

const message = (seq: number, text = `Message ${seq}`): ChatMessage => ({
  ...{ id: String(seq), from: 'x', to: 'me', message: text, sentOn: '', isRead: false, isSend: true, seq },
});

let state = noConversations;
let spoken: string[];
let muted: string[];

/** A tab of the browser. */
const openTab = () =>
  arrivalNotices({
    read: () => state,
    speak: (_contactId, sentence) => spoken.push(sentence),
    mute: (contactId) => muted.push(contactId),
  });

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** All toasts so far. */
let shown: Toast[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest.mocked(playSound).mockClear();
  jest.mocked(pushNotice).mockClear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  [spoken, muted, shown] = [[], [], []];
  const conversations = [conversation('Alice', 0), conversation('Bob', 0)];
  state = { ...noConversations, status: 'ready', conversations };
  renderHook(() => {
    const newest = useToasts(({ toasts }) => toasts.at(-1));
    if (newest && !shown.includes(newest)) shown.push(newest);
  });
  // One tab at a time has the lock.
  let isTaken = false;
  const request = async (_name: string, _options: object, work: (lock: object | null) => Promise<void>) => {
    if (isTaken) return work(null);
    isTaken = true;
    await work({});
    isTaken = false;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});

afterEach(() => {
  for (const { id } of shown) dismissToast(id);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

const sentences = () => shown.map(({ message: text }) => text);

test('twenty messages make two sounds and two toasts: one for the first, one for all others', async () => {
  const tell = openTab();
  tell('Alice', message(1, 'Bonjour'));
  await pass(0);
  for (let seq = 2; seq <= 20; seq += 1) tell('Alice', message(seq));
  await pass(4_900);
  expect(sentences()).toEqual(['Alice\u00a0: Bonjour']);
  await pass(100);
  expect(sentences()).toEqual(['Alice\u00a0: Bonjour', 'Alice\u00a0: 19 nouveaux messages']);
  expect(playSound).toHaveBeenCalledTimes(2);
});

test('what is read by then, muted or archived is not told', async () => {
  const tell = openTab();
  const others = [
    conversation('Chloé', 5),
    conversation('David', 0, { isMuted: true }),
    conversation('Emma', 0, { isArchived: true }),
  ];
  state = { ...state, conversations: others };
  for (const name of ['Chloé', 'David', 'Emma', 'Personne']) tell(name, message(5));
  await pass(10_000);
  expect([sentences(), jest.mocked(playSound).mock.calls]).toEqual([[], []]);
});

test('messages of several people are one sentence, and the toast of one can mute them', async () => {
  const tell = openTab();
  tell('Alice', message(1, 'x'.repeat(5000)));
  await pass(0);
  expect(sentences()[0]).toHaveLength('Alice\u00a0: …'.length + 140);
  shown[0]?.action?.onSelect();
  expect(muted).toEqual(['Alice']);
  tell('Alice', message(2));
  tell('Bob', message(1));
  await pass(5000);
  expect(sentences()[1]).toBe('2 nouveaux messages de 2 personnes');
  expect(shown[1]?.action).toBeUndefined();
});

test('a conversation on screen is spoken instead, once in five seconds, also when it is read by then', async () => {
  state = { ...state, onScreen: ['Alice'] };
  const tell = openTab();
  tell('Alice', message(1, 'Bonjour'));
  await pass(0);
  for (const seq of [2, 3]) tell('Alice', message(seq));
  state = { ...state, conversations: [conversation('Alice', 3)] };
  await pass(5000);
  expect(spoken).toEqual(['Alice\u00a0: Bonjour', 'Alice\u00a0: 2 nouveaux messages']);
  expect(sentences()).toEqual([]);
  expect(playSound).toHaveBeenCalledTimes(1);
});

test('a hidden page shows no toast, also not when it is shown, but one notice of the system', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  setDevicePreference('pushNotices', true);
  const tell = openTab();
  for (let seq = 1; seq <= 20; seq += 1) tell('Alice', message(seq));
  await pass(30_000);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10_000);
  expect(sentences()).toEqual([]);
  expect(playSound).toHaveBeenCalledTimes(1);
  expect(jest.mocked(pushNotice).mock.calls).toEqual([['AZ Connect', 'Alice\u00a0: 20 nouveaux messages']]);
});

test('of two tabs, the one with the focus tells', async () => {
  const [behind, front] = [openTab(), openTab()];
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  behind('Alice', message(1));
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  front('Alice', message(1));
  await pass(1000);
  expect(playSound).toHaveBeenCalledTimes(1);
  expect(sentences()).toEqual(['Alice\u00a0: Message 1']);
});
