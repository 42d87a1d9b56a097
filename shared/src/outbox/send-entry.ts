import { sendMessage } from '../api/conversations.api.ts';
import { publishAnnouncement, setAnnouncementLiked } from '../api/publishing.api.ts';
import { sendThreadComment, setCommentLiked } from '../api/threads.api.ts';
import type { Announcement, Comment, Message } from '../contracts/index.ts';
import type { Act, Entry, MessageAct, Wish } from './entries.ts';

/** An act that the server has confirmed, with its reply. */
export type Stored =
  | { act: Extract<Act, { kind: 'comment' }>; comment: Comment }
  | { act: Extract<Act, { kind: 'post' }>; post: Announcement }
  | { act: MessageAct; message: Message }
  | { act: Wish; likeCount: number | null };

/** `signal` aborts the sending of a post. `onProgress` receives the sent part of a post with pictures, from 0 to 1. */
type SendOptions = { signal: AbortSignal; onProgress: (part: number) => void };

/** Sends an entry; this can be repeated with the same `clientId`. Rejects with `AppError`, or when aborted. */
export async function sendEntry(
  { act, clientId }: Entry,
  { signal, onProgress }: SendOptions,
): Promise<Stored> {
  switch (act.kind) {
    case 'comment': {
      const { replyTo, text, mentions } = act;
      const comment = { replyTo, text, ...(mentions && { mentions }) };
      return { act, comment: await sendThreadComment(act.post, comment, clientId) };
    }
    case 'post': {
      const { text, mentions, audience, pictures = [] } = act;
      const options = pictures.length > 0 ? { signal, onProgress } : { signal };
      options.onProgress?.(0);
      const content = { text, mentions, audience, pictures };
      return { act, post: await publishAnnouncement(content, { clientId }, options) };
    }
    case 'message':
      return { act, message: await sendMessage(act.conversation, act.text, clientId, act.picture) };
    case 'like':
      return { act, likeCount: (await setAnnouncementLiked(act.post, act.isLiked)).likeCount };
    case 'comment-like':
      return { act, likeCount: await setCommentLiked(act.post, act.comment, act.isLiked) };
  }
}
