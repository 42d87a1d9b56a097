import { samplePerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useItemCommentCount } from '@az/shared/item-comments';
import { paths } from '@az/shared/paths';
import { useLocation, useSearchParams } from '@az/shared/router';
import { ItemComments } from '@az/shared/social/ItemComments';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { useEffect, useRef, useState } from 'react';
import { type Post, usePosts } from '../../data/posts.ts';
import { BlockedAuthor } from '../../ui/BlockedAuthor.tsx';
import waiting from '../../ui/Loading.module.css';
import { SamplePostCard } from '../../ui/SamplePostCard.tsx';

const words = {
  titleOf: (name: string) => `Publication de ${name}`,
  failed: 'La publication n’a pas pu être chargée. Réessayez.',
};

function Thread({ post: { id, commentsCount }, isAsked }: { post: Post; isAsked: boolean }) {
  const item = { kind: 'post', id } as const;
  const container = useRef<HTMLDivElement>(null);
  const isLoaded = useItemCommentCount(item, null) !== null;
  useEffect(() => {
    if (!isLoaded || !isAsked) return;
    // The last text field is the box for a new comment. Boxes for replies only exist once they are opened.
    [...(container.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus();
  }, [isLoaded, isAsked]);
  return (
    <div id="comments" ref={container}>
      <ItemComments expectedCount={commentsCount} item={item} />
    </div>
  );
}

function Reading({ post }: { post: Post }) {
  const { hash } = useLocation();
  const [firstLine = ''] = post.caption.split('\n');
  const blocked = useHiddenPeople('blocked');
  const [isAsked, setAsked] = useState(false);
  const author = samplePerson(post.socialUserId);
  const { name } = post.author;
  const title = words.titleOf(name);
  const block = () => {
    setAsked(true);
    blocked.add(author);
  };
  const isBlocked = blocked.has(author);
  return (
    <>
      <Page heading={isBlocked ? title : firstLine} headingHidden title={title} />
      {isBlocked ? (
        <BlockedAuthor name={name} onUnblock={() => blocked.remove(author)} takesFocus={isAsked} />
      ) : (
        <SamplePostCard isWhole leave={{ onBlock: block }} order={2} post={post}>
          <Thread isAsked={hash === '#comments'} key={post.id} post={post} />
        </SamplePostCard>
      )}
    </>
  );
}

/** One sample post with its comments; the first one when the URL has no id. */
export function ReadPost() {
  const [search] = useSearchParams();
  const { items, hasFailed, retry, isRetrying } = usePosts();
  const id = search.get('post');
  const post = id === null ? items?.[0] : items?.find((one) => one.id === id);
  if (post) return <Reading key={post.id} post={post} />;
  if (items) {
    return (
      <NotFound to={paths.feedHome()} what="Cette publication">
        Retour à l’accueil
      </NotFound>
    );
  }
  return (
    <>
      <Page headingHidden title="Publication" />
      {hasFailed ? (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      ) : (
        <div className={waiting.loading}>
          <PostSkeleton />
        </div>
      )}
    </>
  );
}
