import { samplePerson } from '@az/shared/hidden-people';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { type ComponentProps, useId, useRef } from 'react';
import { type Post, usePosts } from '../../data/posts.ts';
import { AllHidden } from '../../ui/AllHidden.tsx';
import { CardPlaceholder } from '../../ui/CardPlaceholder.tsx';
import waiting from '../../ui/Loading.module.css';
import { SamplePostCard } from '../../ui/SamplePostCard.tsx';
import { useHiding } from '../../ui/use-hiding.ts';
import { useWindowing } from '../../ui/use-windowing.ts';
import styles from './ReadSamplePosts.module.css';

const words = {
  title: 'Publications d’exemple',
  empty:
    'Vous avez masqué toutes les publications d’exemple, ou vous ne suivez plus ou avez bloqué les personnes qui les ont écrites.',
  failed: 'Les publications d’exemple n’ont pas pu être chargées. Réessayez.',
};

const asListed = (post: Post) => ({ id: `post-${post.id}`, author: samplePerson(post.socialUserId), post });

/** Distance from the viewport at which a post is rendered, in viewport heights. */
const margin = '25% 0px';
/** Height of a post that was never rendered, in CSS pixels: a text and a picture. */
const usualHeight = 480;

/** A post. Far from the viewport, a placeholder with the height and the text of the post replaces it. */
function SamplePostItem({ post, ...rest }: ComponentProps<typeof SamplePostCard>) {
  const container = useRef<HTMLElement>(null);
  const { isEmpty, height } = useWindowing(`post-${post.id}`, container, {
    isWanted: true,
    margin,
    usualHeight,
  });
  if (isEmpty) {
    return (
      <CardPlaceholder aria-label={`Publication de ${post.author.name}`} ref={container} style={{ height }}>
        {post.caption}
      </CardPlaceholder>
    );
  }
  return (
    <div
      ref={(element) => {
        container.current = element;
      }}
    >
      <SamplePostCard {...rest} post={post} />
    </div>
  );
}

/** The posts of the sample network, labelled as examples, without those of blocked and unfollowed people. */
export function ReadSamplePosts() {
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const { items: posts, hasFailed, retry, isRetrying } = usePosts();
  const hiding = useHiding();
  const listed = posts?.map(asListed);
  const shown = listed?.filter(hiding.isShown);
  const hidden = listed?.filter((one) => !hiding.isShown(one) && !hiding.isOfHiddenPerson(one)) ?? [];
  const showHidden = () => {
    hiding.showAgain(hidden);
    container.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={id} className={styles.posts} ref={container} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        {words.title}
      </h2>
      {hasFailed && (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      )}
      {!shown && !hasFailed && <div aria-hidden="true" className={waiting.loading} />}
      {shown?.length === 0 && (
        <AllHidden
          hasHiddenPeople={listed?.some(hiding.isOfHiddenPerson) ?? false}
          {...(hidden.length > 0 && { onShowHidden: showHidden })}
        >
          {words.empty}
        </AllHidden>
      )}
      {shown?.map(({ post, ...one }) => {
        const leaveBy = (how: Parameters<typeof hiding.leave>[1]) => () =>
          hiding.leave(one, how, post.author.name);
        return (
          <SamplePostItem
            hidden={hiding.noticeOf(one.id)}
            key={one.id}
            leave={{
              onHide: leaveBy('hidden'),
              onUnfollow: leaveBy('unfollowed'),
              onBlock: leaveBy('blocked'),
            }}
            post={post}
          />
        );
      })}
    </section>
  );
}
