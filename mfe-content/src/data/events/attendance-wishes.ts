import type { Attendance, ListedGathering } from '@az/shared/contracts';
import { attend, changeGatherings } from '@az/shared/gatherings';
import { useQueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { sendWish } from '@az/shared/wishes';
import { pendingWishes } from '../pending-wishes.ts';

/** An attendance that shows at once, before the server has confirmed it. */
type AttendanceWish = { id: string; attendance: Attendance };

const pending = pendingWishes<AttendanceWish>('events');

export const useAttendanceWishes = pending.useWishes;

/** The event with the wish applied, if the wish is about it. */
export function withAttendance<One extends ListedGathering>(
  event: One,
  { id, attendance }: AttendanceWish,
): One {
  if (event.id !== id) return event;
  const change = Number(attendance === 'going') - Number(event.attendance === 'going');
  return { ...event, attendance, attendeeCount: event.attendeeCount + change };
}

/** Changes the member's attendance at once and sends it; if the server refuses it, a message says so and it is undone. */
export function useAttend() {
  const queries = useQueryClient();
  return (id: string, attendance: Attendance): void =>
    void sendWish<AttendanceWish>(
      { id, attendance },
      {
        read: () => pending.read(queries),
        write: (wishes, stored) => {
          if (stored) changeGatherings(queries, (event) => withAttendance(event, stored));
          pending.write(queries, wishes);
        },
        thingOf: (wish) => wish.id,
        send: async (wish) => void (await attend(wish.id, wish.attendance)),
        onRefused: (thrown) => toastFailure('Ce changement n’a pas pu être enregistré.', thrown),
      },
    );
}
