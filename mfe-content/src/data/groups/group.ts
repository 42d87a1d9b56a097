import type { Guest } from '../events/event.ts';
import type { PictureName } from '../pictures.ts';

/** Where a group stands among those one is not in. */
export type Shelf = 'suggested' | 'popular' | 'more';

/** A publication in a group. */
export type GroupPost = {
  id: string;
  author: Guest;
  text: string;
  picture: PictureName | null;
  likes: number;
  /** ISO 8601. */
  createdAt: string;
  isLocal: boolean;
};

/** A video that a group points to, on the page of videos. */
export type GroupVideo = {
  id: string;
  title: string;
  poster: PictureName;
  author: Guest;
  views: number;
  /** Seconds. */
  duration: number;
  uploadedAt: string;
};

/** A group of the network (specification, section 3). */
export type Group = {
  id: string;
  name: string;
  type: 'Private' | 'Public';
  image: PictureName;
  verified: boolean;
  /** Publications a day. */
  ppd: number;
  members: Guest[];
  memberCount: number;
  /** Whether the member was in it before anything was pressed here. */
  isJoin: boolean;
  shelf: Shelf | null;
  /** ISO 8601. */
  createdAt: string;
  activeAt: string;
  description: string;
  city: string | null;
  posts: GroupPost[];
  media: PictureName[];
  videos: GroupVideo[];
  eventIds: string[];
  /** Made on this device, unknown to any server. */
  isLocal: boolean;
};
