import { hasStrings, parseStoredJson } from '../stored-json/index.ts';
import {
  holdValue,
  memberKey,
  readStored,
  readText,
  removeStored,
  storedNames,
  storeOrHold,
  writeText,
} from './device-storage.ts';

/** Maximum length of a stored draft, in characters. */
export const maxDraftLength = 20_000;

/** Maximum number of drafts on a device; the oldest are removed first. */
export const maxDrafts = 50;

/** How long a draft is stored, in milliseconds: as long as an unused session. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Draft = { text: string; at: number };

function toDraft(found: unknown): Draft | null {
  if (!hasStrings(found, ['text']) || !('at' in found)) return null;
  const { text, at } = found;
  return typeof at === 'number' ? { text, at } : null;
}

/** Keys are `az-draft:<member id>:<draft key>`. */
const keyOf = memberKey('az-draft', toDraft);

const isDraftName = (name: string): boolean => name.startsWith('az-draft:');

const isCurrent = (draft: Draft | null): draft is Draft =>
  draft !== null && Date.now() - draft.at < draftLifetimeMs;

/** Number of drafts on this device, of every member. */
export const countDrafts = (): number => storedNames().filter(isDraftName).length;

function removeOldDrafts(): void {
  const drafts = storedNames()
    .filter(isDraftName)
    .map((name) => ({ name, draft: toDraft(parseStoredJson(readText(name))) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));
  for (const [index, { name, draft }] of drafts.entries())
    if (!isCurrent(draft) || index >= maxDrafts) writeText(name, null);
}

/** A member's unsent text for a field; empty when there is none. Never throws. */
export function readDraft(memberId: string, draftKey: string): string {
  const draft = readStored(keyOf(memberId, draftKey));
  return isCurrent(draft) ? draft.text : '';
}

const newDraft = (text: string): Draft => ({ text, at: Date.now() });

/** Holds a text that is about to be stored, so that it can be read before. */
export function bufferDraft(memberId: string, draftKey: string, text: string): void {
  holdValue(keyOf(memberId, draftKey), newDraft(text));
}

/**
 * Stores a member's text for a field: on this device, or as long as the page where storage is full or blocked, or the
 * text is longer than 20 000 characters. An empty text removes the draft. Never throws.
 */
export function saveDraft(memberId: string, draftKey: string, text: string): void {
  discardDraft(memberId, draftKey);
  if (text.trim() === '') return;
  const store = text.length > maxDraftLength ? holdValue : storeOrHold;
  store(keyOf(memberId, draftKey), newDraft(text));
  removeOldDrafts();
}

/** Removes a draft after it was sent or discarded. Never throws. */
export const discardDraft = (memberId: string, draftKey: string): void =>
  removeStored(keyOf(memberId, draftKey));
