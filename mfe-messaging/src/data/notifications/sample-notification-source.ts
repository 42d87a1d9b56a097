import { getPeople, sampleSessionStart } from '@az/shared/sample/people';
import { entriesOf, isString, parseListOf, readStoredJson, writeStoredJson } from '@az/shared/stored-json';
import { type NotificationKind, notificationKinds } from './notification.ts';
import type { NotificationChange, NotificationChoices, NotificationSource } from './notification-source.ts';
import { sampleNotifications } from './sample-notifications.ts';

/** Data that the sample source stores on the device instead of a server. */
type StoredData = NotificationChoices & { changes: Record<string, NotificationChange> };

const keyOf = (memberId: string) => `az-notifications:${memberId}`;

const textsOf = parseListOf(isString);

const isKind = (value: string): value is NotificationKind => value in notificationKinds;

function toChange(value: unknown): NotificationChange {
  return Object.fromEntries(
    entriesOf(value).filter(
      ([key, one]) => ['isRead', 'isAccepted', 'isRemoved'].includes(key) && typeof one === 'boolean',
    ),
  );
}

/** Reads the stored data, without invalid entries. */
function readStoredData(memberId: string): StoredData {
  const stored = new Map(entriesOf(readStoredJson(keyOf(memberId))));
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

/** Sample notifications, the same for every member; the member's changes stay on the device. */
export function sampleNotificationSource(): NotificationSource {
  return {
    async load(memberId) {
      const people = await getPeople();
      const { changes, ...choices } = readStoredData(memberId);
      const notifications = sampleNotifications(people, sampleSessionStart())
        .filter(({ id }) => !changes[id]?.isRemoved)
        .map((one) => ({ ...one, ...changes[one.id] }));
      return { notifications, ...choices };
    },
    async change(memberId, ids, change) {
      const stored = readStoredData(memberId);
      const changes = ids.map((id) => [id, { ...stored.changes[id], ...change }] as const);
      writeStoredJson(keyOf(memberId), {
        ...stored,
        changes: { ...stored.changes, ...Object.fromEntries(changes) },
      });
    },
    async choose(memberId, choices) {
      writeStoredJson(keyOf(memberId), { ...readStoredData(memberId), ...choices });
    },
    listen(memberId, onChange) {
      const handleStorage = ({ key }: StorageEvent) => key === keyOf(memberId) && onChange();
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
