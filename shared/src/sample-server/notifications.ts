import * as v from 'valibot';
import {
  maxNotificationPage,
  NotificationChoicesWire,
  type NotificationKind,
  NotificationsQueryWire,
  NotificationsReadWire,
  type NotificationsReplyWire,
  type NotificationWire,
  notificationKinds,
} from '../contracts/index.ts';
import { people } from '../sample/people/people.ts';
import { notificationRows } from './notification-rows.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';
import { sampleSection } from './sample-store.ts';

const flag = v.optional(v.boolean());

/** What the member has changed; in the form in which earlier versions stored it too. */
const Stored = v.object({
  changes: v.fallback(
    v.record(v.string(), v.fallback(v.object({ isRead: flag, isAccepted: flag, isRemoved: flag }), {})),
    {},
  ),
  silenced: v.fallback(
    v.object({
      // Kinds have had other names.
      kinds: v.pipe(
        v.array(v.string()),
        v.transform((kinds) => notificationKinds.filter((kind) => kinds.includes(kind))),
      ),
      people: v.array(v.string()),
    }),
    { kinds: [], people: [] },
  ),
  channels: v.fallback(v.object({ email: v.boolean() }), { email: true }),
});

type Stored = v.InferOutput<typeof Stored>;

const section = sampleSection(
  'notifications',
  (found) => v.parse(Stored, typeof found === 'object' && found !== null ? found : {}),
  'az-notifications',
);

/** All notifications as the member has changed them, also the removed ones. */
const rowsOf = ({ changes }: Stored) =>
  notificationRows().map((row) => {
    const { isRead = row.read, isAccepted = row.accepted, isRemoved = false } = changes[row.id] ?? {};
    return { isRemoved, row: { ...row, read: isRead, accepted: isAccepted } };
  });

function listOf(
  stored: Stored,
  { filter, cursor, limit = maxNotificationPage }: NotificationsQueryWire,
): NotificationsReplyWire {
  const start = Number(cursor ?? 0) || 0;
  const end = start + limit;
  const { kinds, people: ids } = stored.silenced;
  const items = rowsOf(stored).flatMap(({ isRemoved, row }) => (isRemoved ? [] : [row]));
  const counts = ({ read, kind, from }: NotificationWire) =>
    !read && !kinds.includes(kind) && (from.id === null || !ids.includes(from.id));
  const listed = items.filter(({ read, accepted }) => {
    if (filter === 'unread') return !read;
    return filter === undefined || accepted === false;
  });
  return {
    success: true,
    items: listed.slice(start, end),
    meta: { next_cursor: end < listed.length ? String(end) : null, unread: items.filter(counts).length },
    silenced: { kinds, people: ids.map((id) => ({ id, name: nameOf(id) })) },
    mail: stored.channels.email,
  };
}

const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? id;

/** Stores a change of notifications; unknown ids change nothing. */
function change(memberId: string, ids: readonly string[], wanted: Stored['changes'][string]) {
  const stored = section.read(memberId);
  const known = rowsOf(stored).filter(({ row }) => ids.includes(row.id));
  const changes = known.map(({ row: { id } }) => [id, { ...stored.changes[id], ...wanted }] as const);
  section.write(memberId, { ...stored, changes: { ...stored.changes, ...Object.fromEntries(changes) } });
  return { success: true };
}

/** A change of the notification in the path, which must exist and be of the kind, if one is given. */
const changeOf = (wanted: Stored['changes'][string], kind?: NotificationKind) =>
  sampleCall({}, ({ member, params: { id = '' } }) => {
    const row = notificationRows().find((one) => one.id === id);
    if (!row || (kind && row.kind !== kind)) throw new SampleRefusal('not-found');
    return change(member.id, [id], wanted);
  });

export const notificationCalls: SampleCalls = {
  'GET /notifications': sampleCall({ query: NotificationsQueryWire }, ({ member, query }) =>
    listOf(section.read(member.id), query),
  ),
  'PUT /notifications/read': sampleCall({ body: NotificationsReadWire }, ({ member, body }) => {
    const { ids, up_to = '', kind, read } = body;
    const sent = notificationRows().filter(
      (row) => Date.parse(row.sent_at) <= Date.parse(up_to) && (kind === undefined || row.kind === kind),
    );
    return change(member.id, ids ?? sent.map(({ id }) => id), { isRead: read });
  }),
  'PUT /notifications/choices': sampleCall({ body: NotificationChoicesWire }, ({ member, body }) => {
    const stored = section.read(member.id);
    const { silenced = stored.silenced, mail = stored.channels.email } = body;
    section.write(member.id, { ...stored, silenced, channels: { email: mail } });
    return { success: true };
  }),
  'PUT /notifications/{id}/accepted': changeOf({ isAccepted: true, isRead: true }, 'requests'),
  'PUT /notifications/{id}': changeOf({ isRemoved: false }),
  'DELETE /notifications/{id}': changeOf({ isRemoved: true }),
};
