import { AppError } from '@az/shared/api';
import { onSessionRemoved } from '@az/shared/auth';
import { type Outbox, openOutbox, type Stored, type Wish } from '@az/shared/outbox';
import type { QueryClient } from '@az/shared/query';
import { toastFailure } from '@az/shared/toast';
import { addStored, changeComment } from './comment-cache.ts';
import { changeAnnouncement } from './feed-cache.ts';
import { addToFeed } from './own-announcements.ts';
import { setEntries, setLiked, setUploads } from './unconfirmed.ts';

let connected: { outbox: Outbox; queries: QueryClient; disconnect: () => void } | null = null;

onSessionRemoved(() => {
  connected = null;
});

function applyStored(queries: QueryClient, stored: Stored): void {
  if ('comment' in stored) addStored(queries, stored.act.post, stored.comment);
  else if ('post' in stored) addToFeed(queries, stored.post);
  else if ('likeCount' in stored) {
    const { act, likeCount } = stored;
    const isLiked = setLiked(act.isLiked);
    if (act.kind === 'like')
      changeAnnouncement(queries, act.post, (one) => ({
        ...isLiked(one),
        ...(likeCount !== null && { likeCount }),
      }));
    else
      changeComment(queries, act.post, act.comment, (one) => ({
        ...one,
        liked: act.isLiked,
        likeCount: likeCount ?? isLiked(one).likeCount ?? one.likeCount,
      }));
  }
}

const gone: Record<Wish['kind'], string> = {
  // The reply is the same if the announcement is gone and if the server has no such call.
  like: 'Cette annonce ne peut pas être aimée ici.',
  'comment-like': 'Ce commentaire n’existe plus.',
};

const reportDropped = ({ kind }: Wish, error: AppError): void => {
  if (document.hidden) return;
  const isGone = error.kind === 'not-found';
  const cause = isGone ? new AppError('not-found', { message: gone[kind], cause: error }) : error;
  toastFailure('Votre mention «\u202fJ’aime\u202f» n’a pas été enregistrée.', cause);
};

/** The member's outbox, connected with the cached lists on the first call. Throws `signed-out` without a session. */
export function connectOutbox(queries: QueryClient): Outbox {
  const outbox = openOutbox();
  if (connected?.outbox === outbox && connected.queries === queries) return outbox;
  connected?.disconnect();
  const disconnect = outbox.listen({
    onChange: (entries) => setEntries(queries, entries),
    onStored: (stored) => applyStored(queries, stored),
    onDropped: reportDropped,
    onProgress: (clientId, part) => setUploads(queries, part === null ? [] : [{ clientId, part }]),
  });
  connected = { outbox, queries, disconnect };
  return outbox;
}
