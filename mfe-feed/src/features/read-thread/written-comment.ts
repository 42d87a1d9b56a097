import type { PostComment } from '@az/shared/contracts';

/** A comment with its author; one that was removed has none. */
export type WrittenComment = PostComment & { author: NonNullable<PostComment['author']> };

export const isWritten = (comment: PostComment): comment is WrittenComment => comment.author !== null;
