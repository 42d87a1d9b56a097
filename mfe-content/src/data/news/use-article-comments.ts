import { type OwnComment, type SampleComment, useSampleComments } from '@az/shared/sample/comments';
import type { CommentSource } from '@az/shared/social/CommentThread';
import { memberKey, useMemberValue } from '@az/shared/storage';
import { hasStrings, parseListOf } from '@az/shared/stored-json';
import { frenchSpaces } from '../section.ts';
import { sampleArticleComments } from './sample-article-comments.ts';

const texts = ['id', 'articleId', 'text', 'createdAt'] as const;

/** A comment of the member on a sample article. */
type Stored = OwnComment & { articleId: string };

const keyOf = memberKey(
  'az-content-comments',
  parseListOf(
    (value): value is Stored =>
      hasStrings(value, texts) &&
      'replyTo' in value &&
      (value.replyTo === null || hasStrings(value, ['replyTo'])),
  ),
);

const hour = 3_600_000;

const withFrenchSpaces = (samples: SampleComment[]): SampleComment[] =>
  samples.map(([author, hours, likes, text, replies = []]) => [
    author,
    hours,
    likes,
    frenchSpaces(text),
    withFrenchSpaces(replies),
  ]);

/** Comments on an article. The member's comments are stored on this device; the member's likes are lost on reload. */
export function useArticleComments({ id, date }: { id: string; date: string }): CommentSource {
  const { value, change } = useMemberValue(keyOf);
  const { source } = useSampleComments({
    id: `article-${id}`,
    samples: withFrenchSpaces(sampleArticleComments[id] ?? []),
    times: { from: new Date(`${date}T08:00:00`).getTime(), step: hour },
    own: {
      comments: value.filter(({ articleId }) => articleId === id),
      add: (comment) => change((known) => [...known, { ...comment, articleId: id }]),
    },
  });
  return source;
}
