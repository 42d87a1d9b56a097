import type { FeedReplyWire, GroupTab, GroupWire, Member } from '../contracts/index.ts';
import { type PictureName, pictureUrls, samplePicture } from '../sample/pictures/index.ts';
import { hoursBefore } from '../sample/session-start.ts';
import { authorOf, memberAuthor } from './authors.ts';
import { groupRows } from './group-rows.ts';

export type PostWire = FeedReplyWire['feeds'][number];

type Content = NonNullable<GroupWire['content']>;

/** A group before the verdicts about a member. */
export type SampleGroup = {
  group: Omit<GroupWire, 'membership' | 'own' | 'may' | 'content'>;
  content: Content;
  posts: PostWire[];
  tab: GroupTab | null;
  activeAt: string;
  /** Whether the member is in the group until they leave it; `member_count` then counts them. */
  isJoined: boolean;
};

type Post = Pick<PostWire, 'id' | 'author' | 'text' | 'created_at'> & {
  likes?: number;
  picture?: PictureName | undefined;
  own?: boolean;
};

/** An announcement of a group, before the likes of the member. */
export const postWire = ({ likes = 0, picture, own = false, ...post }: Post): PostWire => ({
  ...post,
  type: 'announcement',
  like_count: likes,
  liked: false,
  comment_count: 0,
  image_count: picture ? 1 : 0,
  images: picture ? [samplePicture(picture)] : [],
  own,
  rev: 0,
});

/** Sample videos that groups link to, by their ids on the videos page. */
const videos: Record<string, [title: string, by: string, poster: PictureName, views: number, ago: number]> = {
  1: ['Un matin sur l’eau', '106', 'cote', 12840, 52],
  2: ['Préparer une salle en deux heures', '104', 'salle', 3120, 20],
  3: ['Dix mots pour un entretien', '112', 'cercles', 980, 90],
  4: ['Le vent et la lumière', '107', 'collines', 45210, 140],
  6: ['Sons du port, la nuit', '101', 'nuit', 2210, 260],
  7: ['Relire du code à deux', '103', 'ville', 15300, 310],
  8: ['Questions et réponses sur l’alternance', '105', 'foret', 640, 400],
};

/** Duration of each of these videos, in seconds. */
const videoLength = 4;

function toVideo(id: string): Content['videos'] {
  const video = videos[id];
  if (!video) return [];
  const [title, by, poster, views, ago] = video;
  return [
    {
      id,
      title,
      poster_url: pictureUrls[poster],
      author: authorOf(by),
      view_count: views,
      duration: videoLength,
      uploaded_at: hoursBefore(ago),
    },
  ];
}

/** The groups of the sample network, in order of suggestion; only their times differ from visit to visit. */
export const sampleGroups = (): SampleGroup[] =>
  groupRows.map((row, index) => {
    const { name, type, memberCount, description, city = null, verified = false, age, memberIds } = row;
    const id = String(index + 1);
    return {
      group: {
        id,
        name,
        type,
        picture_url: pictureUrls[row.image],
        verified,
        posts_per_day: row.ppd,
        member_count: memberCount,
        members: memberIds.map(authorOf),
        description,
        city,
        created_at: hoursBefore(age[0] * 24),
      },
      content: {
        media: (row.media ?? []).map(samplePicture),
        videos: (row.videoIds ?? []).flatMap(toVideo),
        event_ids: row.eventIds ?? [],
      },
      posts: row.posts.map(([by, ago, likes, text, picture], place) =>
        postWire({
          id: `${id}-${place + 1}`,
          author: authorOf(by),
          text,
          created_at: hoursBefore(ago),
          likes,
          picture,
        }),
      ),
      tab: row.shelf ?? null,
      activeAt: hoursBefore(age[1]),
      isJoined: row.isJoin ?? false,
    };
  });

export type OwnGroup = { id: string; name: string; type: string; description: string; createdAt: string };

/** A group that the member has created. */
export const ownGroup = (
  { id, name, type, description, createdAt }: OwnGroup,
  member: Member,
): SampleGroup => ({
  group: {
    id,
    name,
    type: type === 'Private' ? 'Private' : 'Public',
    picture_url: pictureUrls.vallee,
    verified: false,
    posts_per_day: 0,
    member_count: 1,
    members: [memberAuthor(member)],
    description,
    city: null,
    created_at: createdAt,
  },
  content: { media: [], videos: [], event_ids: [] },
  posts: [],
  tab: null,
  activeAt: createdAt,
  isJoined: true,
});
