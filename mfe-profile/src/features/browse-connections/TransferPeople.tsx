import { isAppError, useCapability, useWrite } from '@az/shared/api';
import { useHiddenPeople } from '@az/shared/hidden-people';
import { toast } from '@az/shared/toast';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useChangeRelation } from '../../data/relations.ts';
import styles from './BrowseConnections.module.css';
import { words } from './words.ts';

/** Mutes are sent before blocks, because a block ends a mute of the same person. */
const order = ['unfollowed', 'blocked'] as const;
const acts = { unfollowed: 'mute', blocked: 'block' } as const;

/** Whether repeating the call is useless, because for the signed-in member this person does not exist. */
const isMissing = (error: unknown) => isAppError(error) && ['not-found', 'invalid'].includes(error.kind);

/**
 * Offers to store in the account whom the member has blocked or unfollowed on this device (decision record 87). Stored
 * entries are deleted from the device: a retry only sends the others. `onDone` is called when no entry is left.
 * Shows nothing where the server stores no relations.
 */
export function TransferPeople({ onDone }: { onDone: () => void }) {
  const lists = { blocked: useHiddenPeople('blocked'), unfollowed: useHiddenPeople('unfollowed') };
  const isStored = useCapability('network') === true;
  const change = useChangeRelation();
  const write = useWrite();
  const entries = order.flatMap((list) => lists[list].onDevice.map((person) => ({ list, person })));
  if (!isStored || entries.length === 0) return null;
  const transfer = () =>
    write.run(async () => {
      let missing = 0;
      for (const { list, person } of entries) {
        try {
          await change(person.id, acts[list]);
        } catch (error) {
          if (!isMissing(error)) throw error;
          missing += 1;
        }
        lists[list].forget(person);
      }
      const message = words.transferred(entries.length - missing) + words.missing(missing);
      toast({ message, variant: 'success' });
      onDone();
    });
  const leave = () => {
    for (const { list, person } of entries) lists[list].forget(person);
    onDone();
  };
  const { blocked, unfollowed } = lists;
  return (
    <Alert role="status" title={words.onDevice}>
      <Text size="sm">{words.onDeviceCounts(blocked.onDevice.length, unfollowed.onDevice.length)}.</Text>
      <Text mt={4} size="sm">
        {words.onDeviceEffect}
      </Text>
      {write.error && (
        <Text mt={4} role="alert" size="sm">
          {write.error.reason}
        </Text>
      )}
      <div className={styles.offer}>
        <Button loading={write.isBusy} onClick={transfer} size="sm">
          {words.transfer}
        </Button>
        <Button disabled={write.isBusy} onClick={leave} size="sm" variant="default">
          {words.leave}
        </Button>
      </div>
    </Alert>
  );
}
