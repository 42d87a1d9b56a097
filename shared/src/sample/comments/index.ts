export { countSampleComments, type SampleComment } from './sample-comment.ts';
export { type OwnComment, useSampleCommentCount, useSampleComments } from './use-sample-comments.ts';
