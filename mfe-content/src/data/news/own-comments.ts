import { randomId } from '@az/shared/random-id';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';

const texts = ['id', 'articleId', 'text', 'createdAt'] as const;

/** A comment of the member on a sample article. */
export type OwnComment = Record<(typeof texts)[number], string> & { replyTo: string | null };

const keyOf = memberKey(
  'az-content-comments',
  parseListOf(
    (value): value is OwnComment =>
      hasStrings(value, texts) &&
      'replyTo' in value &&
      (value.replyTo === null || hasStrings(value, ['replyTo'])),
  ),
);

/** The member's comments on an article, oldest first, on this device only. */
export function useOwnComments(articleId: string) {
  const { value, change } = useMemberValue(keyOf);
  return {
    own: value.filter((comment) => comment.articleId === articleId),
    add: (text: string, replyTo: string | null) =>
      change((known) => [
        ...known,
        { id: randomId(), articleId, replyTo, text, createdAt: new Date().toISOString() },
      ]),
  };
}
