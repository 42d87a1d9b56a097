import { getPeople, sampleSessionStart } from '@az/shared/sample/people';
import { memberKey, readStored, writeStored } from '@az/shared/storage';
import { entriesOf, isString, parseListOf } from '@az/shared/stored-json';
import { type NotificationKind, notificationKinds } from './notification.ts';
import type { NotificationChange, NotificationChoices, NotificationSource } from './notification-source.ts';
import { sampleNotifications } from './sample-notifications.ts';

/** Data that the sample source stores on the device instead of a server. */
type StoredData = NotificationChoices & { changes: Record<string, NotificationChange> };

const textsOf = parseListOf(isString);

const isKind = (value: string): value is NotificationKind => value in notificationKinds;

function toChange(value: unknown): NotificationChange {
  return Object.fromEntries(
    entriesOf(value).filter(
      ([key, one]) => ['isRead', 'isAccepted', 'isRemoved'].includes(key) && typeof one === 'boolean',
    ),
  );
}

function toStoredData(found: unknown): StoredData {
  const stored = new Map(entriesOf(found));
  const silenced = new Map(entriesOf(stored.get('silenced')));
  const channels = new Map(entriesOf(stored.get('channels')));
  return {
    changes: Object.fromEntries(
      entriesOf(stored.get('changes')).map(([id, change]) => [id, toChange(change)]),
    ),
    silenced: {
      kinds: textsOf(silenced.get('kinds')).filter(isKind),
      people: textsOf(silenced.get('people')),
    },
    channels: { email: channels.get('email') !== false },
  };
}

const keyOf = memberKey('az-notifications', toStoredData);

/** Sample notifications, the same for every member; the member's changes stay on the device. */
export function sampleNotificationSource(): NotificationSource {
  return {
    async load(memberId) {
      const people = await getPeople();
      const { changes, ...choices } = readStored(keyOf(memberId));
      const notifications = sampleNotifications(people, sampleSessionStart())
        .filter(({ id }) => !changes[id]?.isRemoved)
        .map((one) => ({ ...one, ...changes[one.id] }));
      return { notifications, ...choices };
    },
    async change(memberId, ids, change) {
      const stored = readStored(keyOf(memberId));
      const changes = ids.map((id) => [id, { ...stored.changes[id], ...change }] as const);
      writeStored(keyOf(memberId), {
        ...stored,
        changes: { ...stored.changes, ...Object.fromEntries(changes) },
      });
    },
    async choose(memberId, choices) {
      writeStored(keyOf(memberId), { ...readStored(keyOf(memberId)), ...choices });
    },
    listen(memberId, onChange) {
      const handleStorage = ({ key }: StorageEvent) => key === keyOf(memberId).name && onChange();
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
