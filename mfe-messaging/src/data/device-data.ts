import { memberKey, readStored, writeStored } from '@az/shared/storage';
import { entriesOf } from '@az/shared/stored-json';

export type DeviceChoices = {
  /** Whether new messages cause neither a toast nor a system notification; the sound stays. */
  areNotificationsOff: boolean;
};

const toChoices = (found: unknown): DeviceChoices => ({
  areNotificationsOff: new Map(entriesOf(found)).get('areNotificationsOff') === true,
});

const keyOf = memberKey('az-messaging', toChoices);

export const readChoices = (memberId: string): DeviceChoices => readStored(keyOf(memberId));

export function storeChoices(memberId: string, choices: Partial<DeviceChoices>): void {
  writeStored(keyOf(memberId), { ...readChoices(memberId), ...choices });
}
