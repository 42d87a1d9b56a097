import { isSlotFilled, Slot } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconPencil } from '@az/shared/ui/icons';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Skeleton } from '@az/shared/ui/Skeleton';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, type Ref, useRef } from 'react';
import styles from './ReadOwnPosts.module.css';
import { words } from './words.ts';

/** The feed's composer, if that area provides one. */
function ComposerSlot({ ref }: { ref: Ref<HTMLDivElement> }) {
  if (!isSlotFilled('feed.composer')) return null;
  return (
    <div ref={ref}>
      <Slot
        fallback={
          <Card padding="lg">
            <Skeleton height={48} />
          </Card>
        }
        name="feed.composer"
        props={{ placeholder: words.placeholder }}
      />
    </div>
  );
}

/** The publications, rendered by the feed's area. */
function ListedPosts({ empty }: { empty: ReactNode }) {
  const unavailable = <Text>{words.unavailable}</Text>;
  if (!isSlotFilled('feed.own-announcements')) return unavailable;
  return (
    <Slot failed={unavailable} fallback={<PostSkeleton />} name="feed.own-announcements" props={{ empty }} />
  );
}

/** The composer, and the member's publications. */
export function ReadOwnPosts() {
  const composer = useRef<HTMLDivElement>(null);
  const focusComposer = () =>
    composer.current?.querySelector<HTMLElement>('button, textarea, input, [tabindex="0"]')?.focus();
  const empty = (
    <Card>
      <EmptyState
        action={
          isSlotFilled('feed.composer') ? (
            <Button onClick={focusComposer}>{words.publish}</Button>
          ) : (
            <ButtonLink to={paths.feedHome()}>{words.publish}</ButtonLink>
          )
        }
        icon={<IconPencil />}
      >
        {words.empty}
      </EmptyState>
    </Card>
  );
  return (
    <div className={styles.column}>
      <ComposerSlot ref={composer} />
      <section aria-labelledby="vos-publications" className={styles.column}>
        <div className={styles.head}>
          <Title id="vos-publications" order={2} size="h3">
            {words.heading}
          </Title>
          <SampleNotice extension="network" />
        </div>
        <ListedPosts empty={empty} />
      </section>
    </div>
  );
}
