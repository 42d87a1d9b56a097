import { CommentThread } from '@az/shared/social/CommentThread';
import { type CommentedItem, useItemComments } from '../data/sample-comments.ts';

export function SampleThread({ kind, id }: { kind: CommentedItem; id: string }) {
  return <CommentThread source={useItemComments(kind, id).source} />;
}
