import { entriesOf, isString, readStoredJson, writeStoredJson } from '@az/shared/stored-json';

/** The member's choices for this device. */
export type DeviceChoices = {
  /** No notification of messages that arrive out of sight. */
  areNotificationsOff: boolean;
};

/** A member's messaging data on this device. */
export type KeptOnDevice = DeviceChoices & {
  /** Unsent texts, by contact. */
  drafts: Record<string, string>;
};

const keyOf = (memberId: string) => `az-messaging:${memberId}`;

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(value).filter((entry): entry is [string, string] => isString(entry[1]) && entry[1] !== ''),
  );
}

/** Reads the stored data; defaults where it is missing or invalid. */
export function readKept(memberId: string): KeptOnDevice {
  const kept = new Map(entriesOf(readStoredJson(keyOf(memberId))));
  return {
    drafts: textsOf(kept.get('drafts')),
    areNotificationsOff: kept.get('areNotificationsOff') === true,
  };
}

/** Stores one draft; drafts that another tab has stored meanwhile stay. */
export function keepDraft(memberId: string, contactId: string, text: string): void {
  const kept = readKept(memberId);
  writeStoredJson(keyOf(memberId), { ...kept, drafts: textsOf({ ...kept.drafts, [contactId]: text }) });
}

/** Stores choices; the drafts stay as they are. */
export function keepChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStoredJson(keyOf(memberId), { ...readKept(memberId), ...choices });
}
