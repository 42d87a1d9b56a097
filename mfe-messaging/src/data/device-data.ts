import { memberKey, readStored, writeStored } from '@az/shared/storage';
import { entriesOf } from '@az/shared/stored-json';

/** The member's choices for this device. */
export type DeviceChoices = {
  /** No notification of messages that arrive out of sight. */
  areNotificationsOff: boolean;
};

/** Defaults where data is missing or invalid. */
const toChoices = (found: unknown): DeviceChoices => ({
  areNotificationsOff: new Map(entriesOf(found)).get('areNotificationsOff') === true,
});

const keyOf = memberKey('az-messaging', toChoices);

/** Reads the stored choices. */
export const readChoices = (memberId: string): DeviceChoices => readStored(keyOf(memberId));

/** Stores choices. */
export function storeChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStored(keyOf(memberId), { ...readChoices(memberId), ...choices });
}
