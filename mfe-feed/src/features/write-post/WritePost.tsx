import { isSlotFilled, Slot } from '@az/shared/area';
import { memberName, useAuthContext } from '@az/shared/auth';
import { late } from '@az/shared/late-parts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useLocation, useNavigate } from '@az/shared/router';
import { useShortcut } from '@az/shared/shortcuts';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { Avatar } from '@az/shared/ui/Avatar';
import { Card } from '@az/shared/ui/Card';
import { IconCalendarEvent, IconHeart, IconPhoto, IconVideo } from '@az/shared/ui/icons';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocalPosts } from '../../data/local-posts.ts';
import type { UnsentPosts } from '../../ui/prepare-outbox.ts';
import type { ComposerStart } from './Composer.tsx';
import { usePostDraft } from './use-post-draft.ts';
import styles from './WritePost.module.css';
import { words } from './words.ts';

/** Posts that the server could not publish: visible only here, and labelled so. */
function LocalPosts() {
  const { member } = useAuthContext();
  const { posts, remove } = useLocalPosts();
  if (!member || posts.length === 0) return null;
  const author = { name: memberName(member), picture: member.picture, verified: member.verified };
  return (
    <div className={styles.posts}>
      {posts.map(({ id, text, createdAt, pictures }) => (
        <PostCard
          author={author}
          createdAt={createdAt}
          key={id}
          badge="Exemple local"
          media={
            pictures.length > 0 && (
              <MediaGrid of={`de la publication de ${author.name}`} pictures={pictures} />
            )
          }
          menu={{ onDelete: () => remove(id) }}
          text={text}
        />
      ))}
    </div>
  );
}

/** Unsent posts of an earlier page are shown this long after the first view, in milliseconds. */
const showUnsentAfter = 10_000;

/** A button of the composer's row: an icon with its name for screen readers and as a tooltip. */
const Tool = ({ label, ...props }: ComponentProps<'button'> & { label: string }) => (
  <ActionIcon aria-label={label} size={44} title={label} {...props} />
);

const FileDrop = late(() => import('@az/shared/file-drop').then((part) => part.FileDrop));

type Opened = ComposerStart | 'video' | 'event' | null;

/** A card that opens the composer, which loads on demand; below it, the posts that stay on this device. */
export function WritePost({ placeholder = words.placeholder }: { placeholder?: string }) {
  const { member } = useAuthContext();
  const draft = usePostDraft();
  const [opened, setOpened] = useState<Opened>(null);
  const composer = useOnDemand(() => import('./Composer.tsx').then((part) => part.Composer));
  const [Unsent, setUnsent] = useState<ComponentType<ComponentProps<typeof UnsentPosts>> | null>(null);
  useEffect(() => {
    const show = () =>
      import('../../ui/prepare-outbox.ts').then(
        ({ UnsentPosts }) => setUnsent(() => UnsentPosts),
        // If the code that shows unsent posts cannot be loaded, they are sent all the same.
        () => undefined,
      );
    const timer = setTimeout(show, opened ? 0 : showUnsentAfter);
    return () => clearTimeout(timer);
  }, [opened]);
  const opener = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  useShortcut('n', 'Écrire une publication', () => field.current?.click());
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  // A URL of its own opens the composer. It is replaced at once, so that Back does not open the composer again.
  useEffect(() => {
    if (`${pathname}${hash}` !== paths.feedWrite()) return;
    navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    field.current?.click();
  }, [hash, pathname, search, navigate]);
  const open = (what: Exclude<Opened, null>) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: (event: { currentTarget: HTMLElement }) => {
      // The dialog returns the focus to this button, but not every browser focuses a pressed button.
      opener.current = event.currentTarget;
      event.currentTarget.focus();
      setOpened(what);
      if (what !== 'video' && what !== 'event') composer.show();
    },
    onPointerEnter: composer.preload,
    onFocus: composer.preload,
  });
  const takeFiles = (files: File[]) => {
    field.current?.click();
    void draft.pictures.add(files);
  };
  const close = () => {
    setOpened(null);
    opener.current?.focus();
  };
  const name = member ? memberName(member) : '';
  return (
    <>
      <Card className={styles.card} padding="sm" ref={card}>
        <FileDrop element={card} onFiles={takeFiles} />
        <span className={styles.avatar}>
          <Avatar name={name} picture={member?.picture ?? null} size={44} />
        </span>
        <UnstyledButton {...open('text')} aria-keyshortcuts="n" className={styles.field} ref={field}>
          {draft.text.trim() === '' ? placeholder : words.resume}
        </UnstyledButton>
        <div className={styles.tools}>
          <Tool {...open('pictures')} label="Photo">
            <IconPhoto size={22} />
          </Tool>
          {isSlotFilled('feed.add-video-dialog') && (
            <Tool {...open('video')} label="Vidéo">
              <IconVideo size={22} />
            </Tool>
          )}
          {isSlotFilled('content.event-dialog') && (
            <Tool {...open('event')} label="Événement">
              <IconCalendarEvent size={22} />
            </Tool>
          )}
          <Tool {...open('mood')} label="Humeur">
            <IconHeart size={22} />
          </Tool>
        </div>
      </Card>
      {Unsent && <Unsent draft={draft} onResume={() => field.current?.click()} />}
      <LocalPosts />
      {composer.Part && opened !== null && opened !== 'video' && opened !== 'event' && (
        <composer.Part draft={draft} onClose={close} start={opened} />
      )}
      {opened === 'video' && <Slot name="feed.add-video-dialog" props={{ onClose: close }} />}
      {opened === 'event' && <Slot name="content.event-dialog" props={{ onClose: close }} />}
    </>
  );
}
