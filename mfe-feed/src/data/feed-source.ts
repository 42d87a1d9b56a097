import type { Audience, Comment, FeedPage, Member } from '@az/shared/contracts';
import type { AttemptKey } from '@az/shared/random-id';
import type { WaitingComment } from '@az/shared/social/CommentBox';
import type { NewComment } from '@az/shared/threads';

/** A page of a list, or the reply of the call for a single announcement, whose id may differ from the one asked for. */
export type Page = FeedPage & { isSingle?: true };

export type ChosenPicture = { id: string; file: File; url: string; alt: string };

/** The parts of an open draft that are needed to put an unsent publication into it. */
export type OpenDraft = {
  text: string;
  writeText: (text: string) => void;
  writeAudience: (audience: string) => void;
  attempt: Pick<AttemptKey, 'continue'>;
  pictures: {
    pictures: ChosenPicture[];
    choose: (pictures: Pick<ChosenPicture, 'file' | 'alt'>[]) => void;
  };
};

/** Content of a publication: trimmed, with a text or at least one picture; for all members without an audience. */
export type PostContent = { text: string; audience?: Audience; pictures: ChosenPicture[] };

/** `local`: only on this device. `sent`: stored here and sent from here; false when it was refused or removed. */
export type Published = 'online' | 'local' | { sent: Promise<boolean> };

/** Options of an attempt: aborted by `signal`; `onProgress` receives the sent part, from 0 to 1. */
export type Attempt = { signal: AbortSignal; onProgress: (part: number) => void };

type CommentContent = NewComment & { member: Member | null };

/** What screens do with announcements besides reading the feed. All functions reject with `AppError`. */
export type FeedSource = {
  /** One announcement alone, or the pages of a feed to find it in. */
  one: (id: string, cursor: string | null, signal: AbortSignal) => Promise<Page>;
  saved: (cursor: string | null, signal: AbortSignal) => Promise<FeedPage>;
  tagged: (tag: string, cursor: string | null, signal: AbortSignal) => Promise<FeedPage>;
  /** Stores a comment; returns it, or a promise of it. `attempt` is the same for every attempt at one comment. */
  comment: (comment: CommentContent, attempt: string) => Promise<Comment | WaitingComment<Comment>>;
  /** As `usePublish`. */
  publish: (content: PostContent, key: string, attempt: Attempt) => Promise<Published>;
  /** Loads what the acts above need without a network. */
  prepare: () => Promise<void>;
};
