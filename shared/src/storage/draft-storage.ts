import { randomId } from '../random-id/index.ts';
import { onSessionRemoved } from '../session/removals.ts';
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

export const maxDraftLength = 20_000;

export const maxDrafts = 50;

/** How long a draft is stored, in milliseconds: as long as an unused session. */
export const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** `isContinued`: another tab continues this draft, so only the tab that wrote it still shows it. */
type Draft = { text: string; at: number; isContinued?: true };

function toDraft(found: unknown): Draft | null {
  if (!hasStrings(found, ['text']) || !('at' in found)) return null;
  const { text, at } = found;
  return typeof at === 'number' ? { text, at, ...('isContinued' in found && { isContinued: true }) } : null;
}

const tabName = 'az-tab';

/** The id of this tab, the same after a reload and after the browser has discarded the tab. */
export const tabId = readText(tabName, 'session') ?? randomId();

/**
 * The id is stored only while the page is hidden, so that a duplicated tab does not get it with the copied storage.
 */
const storeTabId = ({ type }: Event): void => {
  writeText(tabName, document.hidden || type === 'pagehide' ? tabId : null, 'session');
};

/** Keys are `az-draft:<member id>:<draft key>#<tab id>`, so no tab changes the text of another tab. */
const keyOf = memberKey('az-draft', toDraft);

const ownKey = (memberId: string, draftKey: string) => keyOf(memberId, `${draftKey}#${tabId}`);

const isCurrent = (draft: Draft | null): draft is Draft =>
  draft !== null && Date.now() - draft.at < draftLifetimeMs;

/** The drafts whose names begin with `start`, the latest first. */
const storedDrafts = (start: string) =>
  storedNames()
    .filter((name) => name.startsWith(start))
    .map((name) => ({ name, draft: toDraft(parseStoredJson(readText(name))) }))
    .sort((a, b) => (b.draft?.at ?? 0) - (a.draft?.at ?? 0));

export const countDrafts = (): number =>
  storedDrafts('az-draft:').filter(({ draft }) => !draft?.isContinued).length;

function removeOldDrafts(): void {
  for (const [index, { name, draft }] of storedDrafts('az-draft:').entries())
    if (!isCurrent(draft) || index >= maxDrafts) writeText(name, null);
}

/** The drafts of other tabs that this page has read but not continued yet, by the name of this tab's own draft. */
const readElsewhere = new Map<string, { name: string; draft: Draft }>();

/** A member's unsent text for a field: this tab's, otherwise the latest of another tab, otherwise ''. Never throws. */
export function readDraft(memberId: string, draftKey: string): string {
  const own = ownKey(memberId, draftKey);
  const draft = readStored(own);
  if (isCurrent(draft)) return draft.text;
  for (const { name, draft } of storedDrafts(keyOf(memberId, `${draftKey}#`).name))
    if (isCurrent(draft) && !draft.isContinued) {
      readElsewhere.set(own.name, { name, draft });
      return draft.text;
    }
  return '';
}

/** Marks another tab's draft that was read here as continued by this tab, unless it has been changed since. */
function takeOver(own: string): void {
  const other = readElsewhere.get(own);
  readElsewhere.delete(own);
  if (other && readText(other.name) === JSON.stringify(other.draft))
    writeText(other.name, JSON.stringify({ ...other.draft, isContinued: true }));
}

const newDraft = (text: string): Draft => ({ text, at: Date.now() });

/** Stores a draft on this device, or above `maxDraftLength` in memory. An empty text removes it. Never throws. */
export function saveDraft(memberId: string, draftKey: string, text: string): void {
  discardDraft(memberId, draftKey);
  if (text.trim() === '') return;
  const store = text.length > maxDraftLength ? holdValue : storeOrHold;
  store(ownKey(memberId, draftKey), newDraft(text));
  removeOldDrafts();
}

/** Delay before typed text is stored, in milliseconds. */
const saveDelayMs = 500;

/** Typed texts that are not stored yet, by the names of their drafts. */
const typed = new Map<string, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Removes a draft of this tab after it was sent or discarded. Never throws. */
export function discardDraft(memberId: string, draftKey: string): void {
  const own = ownKey(memberId, draftKey);
  typed.delete(own.name);
  takeOver(own.name);
  removeStored(own);
}

/** Stores a text while it is typed: calls `saveDraft` after a delay, or at once when the page is hidden. */
export function writeDraft(memberId: string, draftKey: string, text: string): void {
  const own = ownKey(memberId, draftKey);
  // Held in memory, so that it can be read before it is stored.
  holdValue(own, newDraft(text));
  typed.set(own.name, () => saveDraft(memberId, draftKey, text));
  timer ??= setTimeout(saveTyped, saveDelayMs);
}

export function saveTyped(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const save of [...typed.values()]) save();
}

for (const type of ['pagehide', 'pageshow', 'visibilitychange'])
  window.addEventListener(type, (event) => {
    saveTyped();
    storeTabId(event);
  });

onSessionRemoved((removal) => {
  readElsewhere.clear();
  // The last typed text must not be stored after a sign-out, which removes the drafts.
  if (removal === 'signed-out' || removal === 'closed') typed.clear();
  clearTimeout(timer);
  timer = undefined;
});
