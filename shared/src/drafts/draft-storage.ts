import { hasTexts, parseStored } from '../stored/index.ts';

/** Keys are `az-draft:<member id>:<place>`. */
const prefix = 'az-draft:';

/** Maximum length of a stored draft, in characters. */
export const longestDraft = 20_000;

/** Maximum number of drafts on a device; the oldest are removed first. */
export const mostDrafts = 50;

/** How long a draft is stored, in milliseconds: as long as an unused session. */
export const draftLife = 7 * 24 * 60 * 60 * 1000;

type Draft = { text: string; at: number };

/** Drafts that are not stored yet, or that storage has no room for or refuses: they live as long as the page. */
const inMemory = new Map<string, string>();

const keyOf = (memberId: string, place: string): string => `${prefix}${memberId}:${place}`;

function parse(stored: string | null): Draft | null {
  const draft = parseStored(stored);
  if (!hasTexts(draft, ['text']) || !('at' in draft)) return null;
  const { text, at } = draft;
  return typeof at === 'number' && Date.now() - at < draftLife ? { text, at } : null;
}

/** Runs a storage operation; returns `otherwise` when the browser refuses it. */
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

/** A member's unsent text for a field; empty when there is none. Never throws. */
export function readDraft(memberId: string, place: string): string {
  const key = keyOf(memberId, place);
  return inMemory.get(key) ?? withStorage((storage) => parse(storage.getItem(key))?.text, '') ?? '';
}

/** Holds a text in memory that is about to be stored, for anybody who reads the draft before. */
export function holdDraft(memberId: string, place: string, text: string): void {
  inMemory.set(keyOf(memberId, place), text);
}

/**
 * Stores a member's text for a field: on this device, or as long as the page where storage is full or blocked, or the
 * text is longer than 20 000 characters. An empty text removes the draft. Never throws.
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

/** Removes a draft after it was sent or discarded. Never throws. */
export function discardDraft(memberId: string, place: string): void {
  const key = keyOf(memberId, place);
  inMemory.delete(key);
  withStorage((storage) => storage.removeItem(key), undefined);
}

/**
 * Removes all data of a member from this device, for a sign-out: the drafts, and everything that an area stores under a
 * key `az-<what>:<member id>` or `az-<what>:<member id>:<more>`. Never throws.
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
