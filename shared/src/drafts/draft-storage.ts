import { hasTexts, parseStored } from '../stored/index.ts';

/** Keys are `az-draft:<member id>:<place>`. */
const prefix = 'az-draft:';

/** Longest text that is kept beyond the page, in characters. */
export const longestDraft = 20_000;

/** Most texts that a device keeps; the oldest go first. */
export const mostDrafts = 50;

/** How long a text is kept, in milliseconds: as long as a session that nobody uses. */
export const draftLife = 7 * 24 * 60 * 60 * 1000;

type Draft = { text: string; at: number };

/** What is not stored yet, and what storage has no room for or does not take: lives as long as the page. */
const inMemory = new Map<string, string>();

const keyOf = (memberId: string, place: string): string => `${prefix}${memberId}:${place}`;

function parse(stored: string | null): Draft | null {
  const draft = parseStored(stored);
  if (!hasTexts(draft, ['text']) || !('at' in draft)) return null;
  const { text, at } = draft;
  return typeof at === 'number' && Date.now() - at < draftLife ? { text, at } : null;
}

/** Does something with storage; `otherwise` where the browser refuses it. */
function withStorage<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

function tidy(storage: Storage): void {
  const drafts = Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, draft: parse(storage.getItem(key)) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const [index, { key, draft }] of drafts.entries())
    if (!draft || index >= mostDrafts) storage.removeItem(key);
}

/** What a member had written at a place and not sent; empty when there is nothing. Never throws. */
export function readDraft(memberId: string, place: string): string {
  const key = keyOf(memberId, place);
  return inMemory.get(key) ?? withStorage((storage) => parse(storage.getItem(key))?.text, '') ?? '';
}

/** Takes a text that is to be kept in a moment: whoever reads the draft before gets it. */
export function holdDraft(memberId: string, place: string, text: string): void {
  inMemory.set(keyOf(memberId, place), text);
}

/**
 * Keeps what a member has written at a place: on this device, or as long as the page where storage is full or blocked, or
 * the text longer than 20 000 characters. An empty text takes the draft away. Never throws.
 */
export function keepDraft(memberId: string, place: string, text: string): void {
  discardDraft(memberId, place);
  if (text.trim() === '') return;
  const key = keyOf(memberId, place);
  const isStored =
    text.length <= longestDraft &&
    withStorage((storage) => {
      storage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Draft));
      tidy(storage);
      return true;
    }, false);
  if (!isStored) inMemory.set(key, text);
}

/** Takes a draft away: it was sent, or is not wanted any more. Never throws. */
export function discardDraft(memberId: string, place: string): void {
  const key = keyOf(memberId, place);
  inMemory.delete(key);
  withStorage((storage) => storage.removeItem(key), undefined);
}

/**
 * Takes everything away that this device keeps of a member, for when they sign out: the drafts, and whatever else an area
 * keeps under a key `az-<what>:<member id>` or `az-<what>:<member id>:<more>`. Never throws.
 */
export function forgetMember(memberId: string): void {
  const start = keyOf(memberId, '');
  for (const key of inMemory.keys()) if (key.startsWith(start)) inMemory.delete(key);
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      const [what, owner] = key.split(':');
      if (what?.startsWith('az-') && owner === memberId) storage.removeItem(key);
    }
  }, undefined);
}
