import { type Comment, parseRefusal, parseStoredComment } from '../contracts/index.ts';
import { AppError } from './app-error.ts';
import { callApi } from './client.ts';

/** `POST /az/announcements-comments-store/{id}`: the comment as stored. */
export async function storeComment(id: string, text: string, idempotencyKey: string): Promise<Comment> {
  const form = new FormData();
  form.set('comment', text);
  const reply = await callApi(`/az/announcements-comments-store/${encodeURIComponent(id)}`, {
    method: 'POST',
    bearer: true,
    form,
    headers: { 'Idempotency-Key': idempotencyKey },
  });
  const refusal = parseRefusal(reply);
  if (refusal) throw new AppError('invalid', { serverMessage: refusal.message });
  const stored = parseStoredComment(reply, text);
  if (!stored) throw new AppError('bad-reply');
  return stored;
}
