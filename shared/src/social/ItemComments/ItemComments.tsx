import { useRef, useState } from 'react';
import type { CommentedItem } from '../../api/threads.api.ts';
import type { Comment } from '../../contracts/index.ts';
import { itemKey, levelOf } from '../../item-comments/index.ts';
import { useQueryClient } from '../../query/index.ts';
import { toastFailure } from '../../toast/index.ts';
import { type Pending, sendWish } from '../../wishes/index.ts';
import type { CommentDraft } from '../CommentBox/CommentBox.tsx';
import { CommentThread, useCommentPages } from '../CommentThread/CommentThread.tsx';

const loadCalls = () => import('../../api/threads.api.ts');

/** A like as the member wishes it, shown at once. */
function useItemLike(item: CommentedItem, { id, parentId, liked, likeCount }: Comment) {
  const queries = useQueryClient();
  const [shown, show] = useState<readonly Pending<boolean>[]>([]);
  const pending = useRef(shown);
  const isLiked = shown.at(-1)?.wish ?? liked;
  const toggle = () =>
    void sendWish(!isLiked, {
      read: () => pending.current,
      write: (wishes) => {
        pending.current = wishes;
        show(wishes);
      },
      thingOf: () => id,
      send: async (isWanted) => {
        await (await loadCalls()).setCommentLiked(item, id, isWanted);
        await queries.invalidateQueries({ queryKey: levelOf(item, parentId).queryKey });
      },
      onRefused: (thrown) =>
        toastFailure('Votre mention «\u202fJ’aime\u202f» n’a pas été enregistrée.', thrown),
    });
  return { liked: isLiked, likeCount: likeCount + Number(isLiked) - Number(liked), toggle };
}

type Props = { item: CommentedItem; draft?: CommentDraft; expectedCount?: number };

/** The comments on an item that is no announcement, with all replies, and a box for a new one. */
export function ItemComments({ item, ...rest }: Props) {
  const queries = useQueryClient();
  const send = async (text: string, replyTo: string | null, attempt: string) => {
    await (await loadCalls()).sendThreadComment(item, { text, replyTo }, attempt);
    await queries.invalidateQueries({ queryKey: itemKey(item) });
  };
  return (
    <CommentThread
      {...rest}
      send={send}
      showsReplies
      useLike={(comment) => useItemLike(item, comment)}
      useList={(parent) => useCommentPages(levelOf(item, parent?.id ?? null))}
    />
  );
}
