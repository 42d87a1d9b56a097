import { useKept } from './kept-choices.ts';

/** A comment that the member wrote under a sample article. */
export type OwnComment = { id: string; replyTo: string | null; text: string; createdAt: string };

function isOwnComment(value: unknown): value is OwnComment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, replyTo, text, createdAt } = value as Record<keyof OwnComment, unknown>;
  const isText = (part: unknown) => typeof part === 'string';
  return isText(id) && isText(text) && isText(createdAt) && (replyTo === null || isText(replyTo));
}

/** What the member wrote under an article, oldest first; no server knows of it. */
export function useOwnComments(articleId: string) {
  const { kept, keep } = useKept('content-comments');
  const list = kept[articleId];
  const own = Array.isArray(list) ? list.filter(isOwnComment) : [];
  return {
    own,
    add: (text: string, replyTo: string | null) => {
      const id = `own-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
      keep(articleId, [...own, { id, replyTo, text, createdAt: new Date().toISOString() }]);
    },
  };
}
