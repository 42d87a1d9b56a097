import { getPeople, hoursBefore, type Person, simulateReply } from '@az/shared/sample/people';
import type { Guest } from '../events/event.ts';
import { asGuest } from '../events/sample-events.ts';
import type { Group } from './group.ts';
import { type GroupRow, groupRows } from './group-rows.ts';
import { groupVideoLength, groupVideos } from './group-videos.ts';

function groupOf(row: GroupRow, index: number, people: Person[]): Group {
  const { age, memberIds, posts, videoIds = [], eventIds = [], media = [], ...rest } = row;
  const guests = people.map(asGuest);
  const named = (id: string): Guest =>
    guests.find((guest) => guest.id === id) ?? { id, name: 'Membre', role: '', picture: null };
  const id = String(index + 1);
  return {
    ...rest,
    id,
    isJoin: row.isJoin ?? false,
    verified: row.verified ?? false,
    shelf: row.shelf ?? null,
    city: row.city ?? null,
    createdAt: hoursBefore(age[0] * 24),
    activeAt: hoursBefore(age[1]),
    members: memberIds.map(named),
    posts: posts.map(([author, hoursAgo, likes, text, picture = null], index) => ({
      id: `${id}-${index + 1}`,
      author: named(author),
      text,
      picture,
      likes,
      createdAt: hoursBefore(hoursAgo),
      isLocal: false,
    })),
    media,
    videos: videoIds.flatMap((videoId) => {
      const video = groupVideos[videoId];
      if (!video) return [];
      const { title, by, poster, views, hoursAgo } = video;
      return {
        id: videoId,
        title,
        poster,
        views,
        author: named(by),
        duration: groupVideoLength,
        uploadedAt: hoursBefore(hoursAgo),
      };
    }),
    eventIds,
    isLocal: false,
  };
}

/** The groups of the sample network, in order of suggestion; the same on every call except for their times. */
export async function getGroups(): Promise<Group[]> {
  const [people, rows] = await Promise.all([getPeople(), simulateReply(() => groupRows)]);
  return rows.map((row, index) => groupOf(row, index, people));
}
