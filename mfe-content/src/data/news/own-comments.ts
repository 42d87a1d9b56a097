import { newKey } from '@az/shared/new-key';
import { hasTexts, listOf } from '@az/shared/stored';
import { useKept } from '../kept.ts';

const texts = ['id', 'articleId', 'text', 'createdAt'] as const;

/** A comment that the member wrote under a sample article. */
export type OwnComment = Record<(typeof texts)[number], string> & { replyTo: string | null };

const parse = listOf(
  (value): value is OwnComment =>
    hasTexts(value, texts) && 'replyTo' in value && (value.replyTo === null || hasTexts(value, ['replyTo'])),
);

/** What the member wrote under an article, oldest first, on this device only. */
export function useOwnComments(articleId: string) {
  const { value, change } = useKept('comments', parse);
  return {
    own: value.filter((comment) => comment.articleId === articleId),
    add: (text: string, replyTo: string | null) =>
      change((known) => [
        ...known,
        { id: newKey(), articleId, replyTo, text, createdAt: new Date().toISOString() },
      ]),
  };
}
