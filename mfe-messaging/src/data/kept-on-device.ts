import { entriesOf, isString, readStoredJson, writeStoredJson } from '@az/shared/stored-json';

/** What the member chose for this device. */
export type DeviceChoices = {
  /** No notice of a message that arrives out of sight. */
  areNotificationsOff: boolean;
};

/** What this device keeps of a member's messaging. */
export type KeptOnDevice = DeviceChoices & {
  /** Text not sent yet, by contact. */
  drafts: Record<string, string>;
};

const keyOf = (memberId: string) => `az-messaging:${memberId}`;

function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(
    entriesOf(value).filter((entry): entry is [string, string] => isString(entry[1]) && entry[1] !== ''),
  );
}

/** Reads what was kept; the defaults where there is none, or where it cannot be understood. */
export function readKept(memberId: string): KeptOnDevice {
  const kept = new Map(entriesOf(readStoredJson(keyOf(memberId))));
  return {
    drafts: textsOf(kept.get('drafts')),
    areNotificationsOff: kept.get('areNotificationsOff') === true,
  };
}

/** Keeps one draft; those that another tab has written meanwhile stay. */
export function keepDraft(memberId: string, contactId: string, text: string): void {
  const kept = readKept(memberId);
  writeStoredJson(keyOf(memberId), { ...kept, drafts: textsOf({ ...kept.drafts, [contactId]: text }) });
}

/** Keeps choices; the drafts stay as they are. */
export function keepChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStoredJson(keyOf(memberId), { ...readKept(memberId), ...choices });
}
