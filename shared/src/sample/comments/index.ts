export { countTalk, type Talk } from './talk.ts';
export { type OwnComment, useSampleCommentCount, useSampleComments } from './use-sample-comments.ts';
