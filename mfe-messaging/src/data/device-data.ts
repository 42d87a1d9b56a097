import { memberKey, readStored, writeStored } from '@az/shared/storage';
import { entriesOf, isString } from '@az/shared/stored-json';

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

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(value).filter((entry): entry is [string, string] => isString(entry[1]) && entry[1] !== ''),
  );
}

/** Defaults where data is missing or invalid. */
function toDeviceData(found: unknown): DeviceData {
  const stored = new Map(entriesOf(found));
  return {
    drafts: textsOf(stored.get('drafts')),
    areNotificationsOff: stored.get('areNotificationsOff') === true,
  };
}

const keyOf = memberKey('az-messaging', toDeviceData);

/** Reads the stored data. */
export const readDeviceData = (memberId: string): DeviceData => readStored(keyOf(memberId));

/** Stores one draft; drafts that another tab has stored meanwhile stay. */
export function storeDraft(memberId: string, contactId: string, text: string): void {
  const stored = readDeviceData(memberId);
  writeStored(keyOf(memberId), { ...stored, drafts: textsOf({ ...stored.drafts, [contactId]: text }) });
}

/** Stores choices; the drafts stay as they are. */
export function storeChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStored(keyOf(memberId), { ...readDeviceData(memberId), ...choices });
}
