import { memberName, useAuthContext } from '@az/shared/auth';
import { maxAnnouncementImages } from '@az/shared/contracts';
import type { Act, Entry } from '@az/shared/outbox';
import type { AttemptKey } from '@az/shared/random-id';
import { MediaGrid } from '@az/shared/social/MediaGrid';
import { PostCard } from '@az/shared/social/PostCard';
import { useEffect, useState } from 'react';
import type { ChosenPicture } from '../data/publish.ts';
import { useEntries } from '../data/unconfirmed.ts';
import { audienceLabels } from './audiences.ts';
import styles from './UnsentComments.module.css';
import { UnsentState } from './UnsentState.tsx';

/** The parts of an open draft that are needed to put an unsent publication into it. */
type OpenDraft = {
  text: string;
  writeText: (text: string) => void;
  writeAudience: (audience: string) => void;
  attempt: Pick<AttemptKey, 'continue'>;
  pictures: {
    pictures: ChosenPicture[];
    choose: (pictures: Pick<ChosenPicture, 'file' | 'alt'>[]) => void;
  };
};

type UnsentPost = Extract<Act, { kind: 'post' }>;

/** Appends an unsent post to the draft, with as many of the post's pictures as the draft has room for. */
function resume(draft: OpenDraft, { text, audience, pictures = [] }: UnsentPost): void {
  draft.writeText([draft.text.trim(), text].filter(Boolean).join('\n\n'));
  if (audience) draft.writeAudience(audience);
  const room = maxAnnouncementImages - draft.pictures.pictures.length;
  draft.pictures.choose(
    pictures
      .slice(0, room)
      .map(({ file, name, alt }) => ({ file: new File([file], name, { type: file.type }), alt })),
  );
}

/** URLs of the pictures of a post, valid while it is shown; empty in the first render. */
function usePictureUrls(pictures: UnsentPost['pictures'] = []): string[] {
  const [urls, setUrls] = useState<string[]>([]);
  // Each change of the outbox yields new entry objects, but the pictures of a post never change.
  const [files] = useState(() => pictures.map(({ file }) => file));
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}

type Props = {
  draft: OpenDraft;
  /** Called after an unsent post was added to the draft. */
  onResume: () => void;
};

function UnsentPostCard({ entry, post, draft, onResume }: Props & { entry: Entry; post: UnsentPost }) {
  const { member } = useAuthContext();
  const urls = usePictureUrls(post.pictures);
  if (!member) return null;
  const author = { name: memberName(member), picture: member.picture, verified: member.verified };
  const pictures = urls.map((url, index) => ({
    ...{ id: url, url, width: null, height: null },
    alt: post.pictures?.[index]?.alt ?? '',
  }));
  const edit = (mayBeOnline: boolean) => {
    resume(draft, post);
    if (mayBeOnline) draft.attempt.continue(entry.clientId);
    onResume();
  };
  return (
    <PostCard
      author={author}
      {...(post.audience && { badge: audienceLabels[post.audience] })}
      createdAt={new Date(entry.at).toISOString()}
      media={
        pictures.length > 0 && <MediaGrid of={`de la publication de ${author.name}`} pictures={pictures} />
      }
      text={post.text}
    >
      <UnsentState entry={entry} of="cette publication" onEdit={edit} />
    </PostCard>
  );
}

/** Posts that the server has not confirmed, the newest first. Editing a post removes it from the outbox. */
export function UnsentPosts(props: Props) {
  const entries = useEntries((all) => all.filter(({ act }) => act.kind === 'post'));
  if (!entries?.length) return null;
  return (
    <div className={styles.posts}>
      {[...entries]
        .reverse()
        .map(
          (entry) =>
            entry.act.kind === 'post' && (
              <UnsentPostCard {...props} entry={entry} key={entry.clientId} post={entry.act} />
            ),
        )}
    </div>
  );
}
