import { AppError } from '../api/index.ts';
import type { NewAnnouncement } from '../api/publishing.api.ts';
import type { NewComment } from '../api/threads.api.ts';
import {
  type Audience,
  type Mention,
  type MessagePicture,
  maxAnnouncementImageBytes,
  maxAnnouncementImages,
} from '../contracts/index.ts';

/** A wish to like something or not. Of several wishes for one subject, only the last one counts. */
export type Wish =
  | { kind: 'like'; post: string; isLiked: boolean }
  | { kind: 'comment-like'; post: string; comment: string; isLiked: boolean };

/** A message in a conversation. `to` and `name` are of the contact, for the screens. */
export type MessageAct = {
  kind: 'message';
  conversation: string;
  to: string;
  name: string;
  text: string;
  /** The whole picture as a `data:` URL. */
  picture?: MessagePicture;
};

export type Act =
  | ({ kind: 'comment'; post: string } & NewComment)
  | MessageAct
  | {
      kind: 'post';
      text: string;
      mentions?: Mention[];
      audience?: Audience;
      pictures?: NewAnnouncement['pictures'];
    }
  | Wish;

export type Entry = {
  /** The id that the sender gave the act, so that it has one effect however often it is sent. */
  clientId: string;
  act: Act;
  /** When the member did it or last asked to send it again, in milliseconds since 1970. */
  at: number;
  /** Why the server refused it; null while it waits. */
  refusal: string | null;
  /** Until when the server asked to wait because the member has sent too much, in milliseconds since 1970. */
  notBefore?: number;
  /** Only this page has it: the device stores nothing. */
  isInMemory?: true;
  /** Set before the first attempt. From then on the server may have stored the act. */
  isBegun?: true;
};

/** Limits of a member's entries in total: number, characters, and bytes of pictures (as many as in five full posts). */
export const maxEntries = 200;
const maxLength = 1_000_000;
export const maxBytes = 5 * maxAnnouncementImages * maxAnnouncementImageBytes;

/** After this time, in milliseconds, an entry is sent only if the member asks for it. */
export const maxAgeMs = 7 * 24 * 60 * 60 * 1000;

export const isWish = (act: Act): act is Wish => act.kind === 'like' || act.kind === 'comment-like';

export function subjectOf(act: Act): string {
  if (act.kind === 'post') return 'posts';
  if (act.kind === 'comment') return `comments:${act.post}`;
  if (act.kind === 'message') return `messages:${act.conversation}`;
  return `like:${act.kind === 'like' ? act.post : act.comment}`;
}

export const isReplacedBy = (known: Entry, later: Entry): boolean =>
  isWish(later.act) && subjectOf(known.act) === subjectOf(later.act);

/**
 * Whether an entry must stay behind a refused one. Messages of a conversation keep the order in which they were
 * written, so a message waits until the member has sent the refused one again or has removed it.
 */
export function isHeldBack({ act, clientId }: Entry, all: readonly Entry[]): boolean {
  if (act.kind !== 'message') return false;
  const at = all.findIndex((one) => one.clientId === clientId);
  return all
    .slice(0, at)
    .some((earlier) => earlier.refusal !== null && subjectOf(earlier.act) === subjectOf(act));
}

function bytesOf({ act }: Entry): number {
  if (act.kind === 'message') return act.picture?.url.length ?? 0;
  return act.kind === 'post' ? (act.pictures ?? []).reduce((sum, { file }) => sum + file.size, 0) : 0;
}

/** Length of the entries without pictures, which count as bytes. */
const lengthOf = (entries: Entry[]): number =>
  JSON.stringify(entries, (name, value) => (name === 'picture' ? undefined : value)).length;

/** Throws `AppError` when the entries of a member would exceed the limits with `added`. */
export function assertRoom(known: Entry[], added: Entry): void {
  const all = [...known, added];
  const bytes = all.reduce((sum, entry) => sum + bytesOf(entry), 0);
  if (all.length <= maxEntries && lengthOf(all) <= maxLength && bytes <= maxBytes) return;
  throw new AppError('unexpected', {
    message: 'Trop d’envois attendent déjà sur cet appareil. Attendez qu’ils soient partis puis réessayez.',
  });
}
