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

/** Content of a publication: a trimmed text, pictures, or both. Without `audience` it is for all members. */
export type PostContent = { text: string; audience?: Audience; pictures: ChosenPicture[] };

/** `local`: stored only on this device. `sent`: waits to be sent; resolves to false if it was refused or removed. */
export type Published = 'online' | 'local' | { sent: Promise<boolean> };

/** Options of an attempt: `signal` aborts it, `onProgress` receives the share that has been sent, from 0 to 1. */
export type Attempt = { signal: AbortSignal; onProgress: (part: number) => void };

type CommentContent = NewComment & { member: Member | null };

/** What screens can do with announcements, except reading the feed. All functions reject with `AppError`. */
export type FeedSource = {
  /** The announcement alone, or a page of the global feed in which it may be found. */
  one: (id: string, cursor: string | null, signal: AbortSignal) => Promise<Page>;
  saved: (cursor: string | null, signal: AbortSignal) => Promise<FeedPage>;
  tagged: (tag: string, cursor: string | null, signal: AbortSignal) => Promise<FeedPage>;
  /** Stores a comment, once per `attempt`. Returns the comment, or a promise of it if the comment waits to be sent. */
  comment: (comment: CommentContent, attempt: string) => Promise<Comment | WaitingComment<Comment>>;
  /** See `usePublish`. */
  publish: (content: PostContent, key: string, attempt: Attempt) => Promise<Published>;
  /** Loads the code that the functions above need when there is no network. */
  prepare: () => Promise<void>;
};
