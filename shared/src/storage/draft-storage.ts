import { currentSession } from '../session/auth-store.ts';
import { onSessionRemoved } from '../session/removals.ts';
import { hasStrings, parseStoredJson } from '../stored-json/index.ts';
import {
  heldNames,
  holdValue,
  memberKey,
  readStored,
  readText,
  removeStored,
  storedNames,
  storeOrHold,
  writeText,
} from './device-storage.ts';
import { tabId } from './tab-id.ts';

/** Maximum length of a stored draft, in characters. */
export const maxDraftLength = 20_000;

/** Maximum number of drafts on a device; the oldest are removed first. The drafts that another tab continues count apart. */
export const maxDrafts = 50;

/** How long a draft is stored, in milliseconds: as long as an unused session. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

type Draft = { text: string; at: number };

function toDraft(found: unknown): Draft | null {
  if (!hasStrings(found, ['text']) || !('at' in found)) return null;
  const { text, at } = found;
  return typeof at === 'number' ? { text, at } : null;
}

/** Keys are `az-draft:<member id>:<draft key>#<tab id>`: no tab changes what another one has stored. */
const keyOf = memberKey('az-draft', toDraft);

/** Drafts that another tab has read and continues. Only the tab that wrote one reads it. */
const continuedKeyOf = memberKey('az-continued-draft', toDraft);

const ownPart = (draftKey: string): string => `${draftKey}#${tabId}`;

const ownKey = (memberId: string, draftKey: string) => keyOf(memberId, ownPart(draftKey));

const isDraftName = (name: string): boolean => name.startsWith('az-draft:');

const isCurrent = (draft: Draft | null): draft is Draft =>
  draft !== null && Date.now() - draft.at < draftLifetimeMs;

/** Number of drafts on this device, of every member. */
export const countDrafts = (): number => storedNames().filter(isDraftName).length;

type NamedDraft = { name: string; draft: Draft | null };

const storedDrafts = (isWanted: (name: string) => boolean): NamedDraft[] =>
  storedNames()
    .filter(isWanted)
    .map((name) => ({ name, draft: toDraft(parseStoredJson(readText(name))) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));

function removeOldDrafts(): void {
  for (const isWanted of [isDraftName, (name: string) => name.startsWith('az-continued-draft:')])
    for (const [index, { name, draft }] of storedDrafts(isWanted).entries())
      if (!isCurrent(draft) || index >= maxDrafts) writeText(name, null);
}

/** Drafts of other tabs that this page has read and not yet continued, by the name of its own. */
const readElsewhere = new Map<string, { name: string; text: string }>();

/**
 * A member's unsent text for a field: that of this tab, or the latest of the other tabs, open or closed; empty when there
 * is none. Never throws.
 */
export function readDraft(memberId: string, draftKey: string): string {
  const own = ownKey(memberId, draftKey);
  const found = [own, continuedKeyOf(memberId, ownPart(draftKey))].map(readStored).find(isCurrent);
  if (found) return found.text;
  const [other] = storedDrafts((name) => name.startsWith(keyOf(memberId, `${draftKey}#`).name));
  if (!other || !isCurrent(other.draft)) return '';
  const { text } = other.draft;
  readElsewhere.set(own.name, { name: other.name, text });
  return text;
}

/** A member's unsent texts whose keys begin with `prefix`, by the rest of the key. Never throws. */
export function readDrafts(memberId: string, prefix: string): Record<string, string> {
  const keys = [keyOf(memberId, prefix).name, continuedKeyOf(memberId, prefix).name].flatMap((start) =>
    [...heldNames(), ...storedNames()]
      .filter((name) => name.startsWith(start))
      .map((name) => name.slice(start.length).replace(/#[^#]*$/, '')),
  );
  const texts = [...new Set(keys)].map((key) => [key, readDraft(memberId, prefix + key)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** A draft that was read from another tab is this tab's from now on, unless the other one has changed it since. */
function takeOver(own: string): void {
  const other = readElsewhere.get(own);
  readElsewhere.delete(own);
  if (!other) return;
  const stored = readText(other.name);
  if (toDraft(parseStoredJson(stored))?.text !== other.text) return;
  const isKept = writeText(other.name.replace('az-draft:', 'az-continued-draft:'), stored);
  if (isKept) writeText(other.name, null);
}

const newDraft = (text: string): Draft => ({ text, at: Date.now() });

/**
 * Stores a member's text for a field: on this device, or as long as the page where storage is full or blocked, or the
 * text is longer than 20 000 characters. An empty text removes the draft. Never throws.
 */
export function saveDraft(memberId: string, draftKey: string, text: string): void {
  discardDraft(memberId, draftKey);
  if (text.trim() === '') return;
  const store = text.length > maxDraftLength ? holdValue : storeOrHold;
  store(ownKey(memberId, draftKey), newDraft(text));
  removeOldDrafts();
}

/** Removes a draft of this tab after it was sent or discarded. Never throws. */
export function discardDraft(memberId: string, draftKey: string): void {
  const own = ownKey(memberId, draftKey);
  typed.delete(own.name);
  takeOver(own.name);
  removeStored(own);
  removeStored(continuedKeyOf(memberId, ownPart(draftKey)));
}

/** Delay before typed text is stored, in milliseconds. */
const saveDelayMs = 500;

/** Typed texts that are not stored yet, by the names of their drafts. */
const typed = new Map<string, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores a text while it is typed, as `saveDraft`: after a delay, or at once when the page is hidden. */
export function writeDraft(memberId: string, draftKey: string, text: string): void {
  const own = ownKey(memberId, draftKey);
  // So that it can be read before.
  holdValue(own, newDraft(text));
  typed.set(own.name, () => saveDraft(memberId, draftKey, text));
  timer ??= setTimeout(saveTyped, saveDelayMs);
}

/** Stores the texts that are being typed. */
export function saveTyped(): void {
  clearTimeout(timer);
  timer = undefined;
  const session = currentSession();
  // A sign-out removes the drafts; the last typed text must not be stored after it.
  if (session.status === 'signed-out' && session.ended !== 'expired') typed.clear();
  for (const save of [...typed.values()]) save();
}

window.addEventListener('pagehide', saveTyped);
document.addEventListener('visibilitychange', saveTyped);
onSessionRemoved((removal) => {
  readElsewhere.clear();
  if (removal !== 'signed-out' && removal !== 'closed') return;
  clearTimeout(timer);
  timer = undefined;
  typed.clear();
});
