import type { Guest } from '../events/event.ts';
import type { PictureName } from '../pictures.ts';

/** The tab that lists a group in which the member is not at first. */
export type Shelf = 'suggested' | 'popular' | 'more';

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

/** A video on the videos page, to which a group links. */
type GroupVideo = {
  id: string;
  title: string;
  poster: PictureName;
  author: Guest;
  views: number;
  /** Duration in seconds. */
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
  /** Publications per day. */
  ppd: number;
  members: Guest[];
  memberCount: number;
  /** Whether the member is in the group before they join or leave it on this device. */
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
  /** Created on this device, not on a server. */
  isLocal: boolean;
};
