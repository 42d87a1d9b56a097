import { readDevicePreference } from '@az/shared/storage';
import { dismissToast, toast } from '@az/shared/toast';
import type { ChatMessage, Conversation } from './conversation.ts';
import type { MessagingState } from './messaging-state.ts';
import { playSound } from './play-sound.ts';
import { pushNotice } from './push-notice.ts';

/** Time between two notices, in milliseconds: a screen reader would read each of them out. */
const noticeEveryMs = 5000;

/** How long the tab that gives a notice keeps its lock, so that no other tab gives one, in milliseconds. */
const claimMs = 4500;

/** How long a tab waits, in milliseconds, so that one with the focus gives the notice, or else a visible one. */
const waitMs = { unfocused: 300, hidden: 600 };

const maxNoticeLength = 140;

const words = {
  one: (name: string, text: string) => `${name}\u00a0: ${text}`,
  ofOne: (name: string, count: number) => `${name}\u00a0: ${count} nouveaux messages`,
  ofSome: (count: number, people: number) => `${count} nouveaux messages de ${people} personnes`,
  mute: 'Rendre muette',
  picture: 'Image',
};

type Arrival = { conversation: Conversation; message: ChatMessage };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `tell` in only one tab. Without the Web Locks API every tab calls it. */
async function inOneTab(tell: () => void): Promise<void> {
  if (!navigator.locks) return tell();
  await navigator.locks.request('az-message-notice', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    tell();
    await wait(claimMs);
  });
}

const isUnread = ({ conversation: { server }, message }: Arrival): boolean =>
  (message.seq ?? 0) > Math.max(server.readSeq, server.emptiedSeq);

const cut = (text: string) =>
  text.length > maxNoticeLength ? `${text.slice(0, maxNoticeLength).trimEnd()}…` : text;

/** One sentence for all arrivals, of which there is at least one. */
function sentenceOf(arrivals: readonly Arrival[]): string {
  const names = new Map(arrivals.map(({ conversation: { contact } }) => [contact.id, contact.name]));
  const [name = ''] = names.values();
  const [first] = arrivals;
  if (names.size > 1) return words.ofSome(arrivals.length, names.size);
  if (arrivals.length > 1) return words.ofOne(name, arrivals.length);
  return words.one(name, cut(first?.message.message || words.picture));
}

/** How long this tab leaves the notice to another one, in milliseconds. */
function patience(): number {
  if (document.hidden) return waitMs.hidden;
  return document.hasFocus() ? 0 : waitMs.unfocused;
}

type Options = {
  read: () => MessagingState;
  /** Lets a screen reader say something about a conversation on screen. */
  speak: (contactId: string, sentence: string) => void;
  mute: (contactId: string) => void;
};

/** Receives each new message. */
export type TellArrival = (contactId: string, message: ChatMessage) => void;

/**
 * Tells of new messages: at most once in five seconds, with one sentence for all, and in one tab of the browser. As
 * settings allow, it plays a sound and shows a toast, or a system notification from a hidden page. What is read by then is
 * not told.
 */
export function arrivalNotices({ read, speak, mute }: Options): TellArrival {
  let waiting: { contactId: string; message: ChatMessage }[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let lastToast: number | undefined;

  function show(news: readonly Arrival[]) {
    const [first] = news;
    const { areNotificationsOff } = read();
    if (!first || areNotificationsOff) return;
    const sentence = sentenceOf(news);
    if (document.hidden) {
      if (readDevicePreference('pushNotices')) pushNotice('AZ Connect', sentence);
      return;
    }
    if (lastToast !== undefined) dismissToast(lastToast);
    const { id } = first.conversation.contact;
    const isOfOne = news.every(({ conversation }) => conversation.contact.id === id);
    lastToast = toast({
      message: sentence,
      variant: 'primary',
      duration: noticeEveryMs,
      isBrief: true,
      ...(isOfOne && { action: { label: words.mute, onSelect: () => mute(id) } }),
    });
  }

  function tell(arrivals: readonly Arrival[]) {
    const { onScreen } = read();
    const isShown = ({ conversation }: Arrival) =>
      !document.hidden && onScreen.includes(conversation.contact.id);
    const here = arrivals.filter(isShown);
    const [one] = here;
    if (one) speak(one.conversation.contact.id, sentenceOf(here));
    const isSilent = ({ conversation: { isMuted, isArchived } }: Arrival) => isMuted || isArchived;
    const news = arrivals.filter((arrival) => isUnread(arrival) && !isSilent(arrival));
    if (news.length === 0) return;
    void inOneTab(() => {
      if (readDevicePreference('messageSounds')) playSound();
      show(news.filter((arrival) => !isShown(arrival)));
    });
  }

  function flush() {
    lastAt = Date.now();
    const { conversations } = read();
    const arrivals = waiting.flatMap(({ contactId, message }) => {
      const conversation = conversations.find(({ contact }) => contact.id === contactId);
      return conversation ? [{ conversation, message }] : [];
    });
    waiting = [];
    tell(arrivals);
  }

  return (contactId, message) => {
    waiting.push({ contactId, message });
    if (waiting.length === 1) setTimeout(flush, Math.max(patience(), lastAt + noticeEveryMs - Date.now()));
  };
}
