import { entriesOf, isString, readStoredJson, writeStoredJson } from '@az/shared/stored-json';

/** The member's choices for this device. */
export type DeviceChoices = {
  /** No notification of messages that arrive out of sight. */
  areNotificationsOff: boolean;
};

/** A member's messaging data on this device. */
export type DeviceData = DeviceChoices & {
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
export function readDeviceData(memberId: string): DeviceData {
  const stored = new Map(entriesOf(readStoredJson(keyOf(memberId))));
  return {
    drafts: textsOf(stored.get('drafts')),
    areNotificationsOff: stored.get('areNotificationsOff') === true,
  };
}

/** Stores one draft; drafts that another tab has stored meanwhile stay. */
export function storeDraft(memberId: string, contactId: string, text: string): void {
  const stored = readDeviceData(memberId);
  writeStoredJson(keyOf(memberId), { ...stored, drafts: textsOf({ ...stored.drafts, [contactId]: text }) });
}

/** Stores choices; the drafts stay as they are. */
export function storeChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStoredJson(keyOf(memberId), { ...readDeviceData(memberId), ...choices });
}
