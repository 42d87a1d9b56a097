import type { Act, Entry, Wish } from '@az/shared/outbox';
import { useQueryClient } from '@az/shared/query';
import { randomId } from '@az/shared/random-id';
import { toastFailure } from '@az/shared/toast';
import { useState } from 'react';
import { queueAct } from './outbox.ts';
import { entriesIn, type LikeState, setEntries, setLiked, useEntries } from './unconfirmed.ts';

/** Id of the comment or announcement whose like an act changes; null for any other act. */
const likedIn = (act: Act): string | null =>
  'isLiked' in act ? ('comment' in act ? act.comment : act.post) : null;

/** The like that the member wishes and the server has not confirmed; undefined if there is no such wish. */
function wishIn(entries: Entry[], id: string): boolean | undefined {
  const act = entries.find((entry) => likedIn(entry.act) === id)?.act;
  return act && 'isLiked' in act ? act.isLiked : undefined;
}

/**
 * A like as the member wishes it, shown at once, and a function that changes the wish. The outbox sends the last
 * wish. If the server refuses it, the outbox drops it with a message.
 */
export function useLike(
  known: LikeState,
  post: string,
  comment?: string,
): LikeState & { toggle: () => void } {
  const queries = useQueryClient();
  const id = comment ?? post;
  const wish = useEntries((entries) => wishIn(entries, id));
  const [counted, setCounted] = useState(known);
  // A newer count may already include the like that is being stored, or not: only the reply to that like tells.
  if (known !== counted && (wish === undefined || known.liked !== counted.liked)) setCounted(known);
  const { liked, likeCount } = wish === undefined ? known : setLiked(wish)(counted);
  const toggle = () => {
    const wanted = { post, isLiked: !(wishIn(entriesIn(queries), id) ?? known.liked) };
    const act: Wish = comment ? { kind: 'comment-like', comment, ...wanted } : { kind: 'like', ...wanted };
    const clientId = randomId();
    const others = () => entriesIn(queries).filter((entry) => likedIn(entry.act) !== id);
    // The wish is shown at once, before the code of the outbox has loaded.
    setEntries(queries, [...others(), { clientId, act, at: Date.now(), refusal: null }]);
    queueAct(queries, act, clientId).catch((error) => {
      setEntries(queries, others());
      toastFailure('Votre mention «\u202fJ’aime\u202f» n’a pas été enregistrée.', error);
    });
  };
  return { liked, likeCount, toggle };
}
