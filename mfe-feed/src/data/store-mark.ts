import type { QueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { sendWish } from '@az/shared/wishes';
import { changeAnnouncement, findAnnouncement, savedKey } from './feed-cache.ts';
import { type MarkWish, marksIn, setMarks } from './unconfirmed.ts';

const failures: Record<MarkWish['mark'], [set: string, unset: string]> = {
  saved: ['La publication n’a pas été enregistrée.', 'La publication est restée parmi vos enregistrés.'],
  hidden: ['La publication n’a pas été masquée.', 'La publication est restée masquée.'],
};

async function send(queries: QueryClient, { id, mark, isSet }: MarkWish): Promise<void> {
  // The server has this state already, for example if the member removes a mark that is only on the device.
  if (findAnnouncement(queries, id)?.[mark] === isSet) return;
  const { setAnnouncementMark } = await import('@az/shared/publishing');
  await setAnnouncementMark(id, mark, isSet);
  // A list of saved announcements on screen stays as it is. It is read again when its page is opened.
  void queries.invalidateQueries({ queryKey: savedKey, refetchType: 'none' });
}

/** Stores a mark on a server that supports marks. A refusal is shown. */
export const storeMark = (queries: QueryClient, wish: MarkWish): Promise<void> =>
  sendWish(wish, {
    read: () => marksIn(queries),
    write: (marks, stored) => {
      if (stored) changeAnnouncement(queries, stored.id, () => ({ [stored.mark]: stored.isSet }));
      setMarks(queries, marks);
    },
    thingOf: ({ id, mark }) => `${mark} ${id}`,
    send: (one) => send(queries, one),
    onRefused: (error, { mark, isSet }) => toastFailure(failures[mark][isSet ? 0 : 1], error),
  });
