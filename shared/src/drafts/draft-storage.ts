import { hasStrings, parseStoredJson } from '../stored-json/index.ts';

/** Keys are `az-draft:<member id>:<draft key>`. */
const prefix = 'az-draft:';

/** Maximum length of a stored draft, in characters. */
export const maxDraftLength = 20_000;

/** Maximum number of drafts on a device; the oldest are removed first. */
export const maxDrafts = 50;

/** How long a draft is stored, in milliseconds: as long as an unused session. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Draft = { text: string; at: number };

/** Drafts that are not stored yet, or that storage has no room for or refuses: they live as long as the page. */
const inMemory = new Map<string, string>();

const storageKeyOf = (memberId: string, draftKey: string): string => `${prefix}${memberId}:${draftKey}`;

function parse(stored: string | null): Draft | null {
  const draft = parseStoredJson(stored);
  if (!hasStrings(draft, ['text']) || !('at' in draft)) return null;
  const { text, at } = draft;
  return typeof at === 'number' && Date.now() - at < draftLifetimeMs ? { text, at } : null;
}

/** Runs a storage operation; returns `otherwise` when the browser refuses it. */
function withStorage<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

function removeOldDrafts(storage: Storage): void {
  const drafts = Object.keys(storage)
    .filter((storageKey) => storageKey.startsWith(prefix))
    .map((storageKey) => ({ storageKey, draft: parse(storage.getItem(storageKey)) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const [index, { storageKey, draft }] of drafts.entries())
    if (!draft || index >= maxDrafts) storage.removeItem(storageKey);
}

/** A member's unsent text for a field; empty when there is none. Never throws. */
export function readDraft(memberId: string, draftKey: string): string {
  const storageKey = storageKeyOf(memberId, draftKey);
  return (
    inMemory.get(storageKey) ?? withStorage((storage) => parse(storage.getItem(storageKey))?.text, '') ?? ''
  );
}

/** Holds a text that is about to be stored, so that it can be read before. */
export function bufferDraft(memberId: string, draftKey: string, text: string): void {
  inMemory.set(storageKeyOf(memberId, draftKey), text);
}

/**
 * Stores a member's text for a field: on this device, or as long as the page where storage is full or blocked, or the
 * text is longer than 20 000 characters. An empty text removes the draft. Never throws.
 */
export function saveDraft(memberId: string, draftKey: string, text: string): void {
  discardDraft(memberId, draftKey);
  if (text.trim() === '') return;
  const storageKey = storageKeyOf(memberId, draftKey);
  const isStored =
    text.length <= maxDraftLength &&
    withStorage((storage) => {
      storage.setItem(storageKey, JSON.stringify({ text, at: Date.now() } satisfies Draft));
      removeOldDrafts(storage);
      return true;
    }, false);
  if (!isStored) inMemory.set(storageKey, text);
}

/** Removes a draft after it was sent or discarded. Never throws. */
export function discardDraft(memberId: string, draftKey: string): void {
  const storageKey = storageKeyOf(memberId, draftKey);
  inMemory.delete(storageKey);
  withStorage((storage) => storage.removeItem(storageKey), undefined);
}

/**
 * Removes all data of a member from this device, for a sign-out: the drafts, and everything that an area stores under a
 * key `az-<what>:<member id>` or `az-<what>:<member id>:<more>`. Never throws.
 */
export function removeMemberData(memberId: string): void {
  const start = storageKeyOf(memberId, '');
  for (const storageKey of inMemory.keys()) if (storageKey.startsWith(start)) inMemory.delete(storageKey);
  withStorage((storage) => {
    for (const storageKey of Object.keys(storage)) {
      const [what, owner] = storageKey.split(':');
      if (what?.startsWith('az-') && owner === memberId) storage.removeItem(storageKey);
    }
  }, undefined);
}
