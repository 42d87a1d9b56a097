import { getPeople, hoursBefore, type Person, simulateReply } from '@az/shared/sample/people';
import type { Guest } from '../events/event.ts';
import { asGuest } from '../events/sample-events.ts';
import type { PictureName } from '../pictures.ts';
import type { Group } from './group.ts';
import { type GroupRow, groupRows } from './group-rows.ts';

/** Sample videos that groups link to, by their ids on the videos page. */
const groupVideos: Record<
  string,
  { title: string; by: string; poster: PictureName; views: number; hoursAgo: number }
> = {
  1: { title: 'Un matin sur l’eau', by: '106', poster: 'cote', views: 12840, hoursAgo: 52 },
  2: { title: 'Préparer une salle en deux heures', by: '104', poster: 'salle', views: 3120, hoursAgo: 20 },
  3: { title: 'Dix mots pour un entretien', by: '112', poster: 'cercles', views: 980, hoursAgo: 90 },
  4: { title: 'Le vent et la lumière', by: '107', poster: 'collines', views: 45210, hoursAgo: 140 },
  6: { title: 'Sons du port, la nuit', by: '101', poster: 'nuit', views: 2210, hoursAgo: 260 },
  7: { title: 'Relire du code à deux', by: '103', poster: 'ville', views: 15300, hoursAgo: 310 },
  8: {
    title: 'Questions et réponses sur l’alternance',
    by: '105',
    poster: 'foret',
    views: 640,
    hoursAgo: 400,
  },
};

/** Duration of each of these videos, in seconds. */
const groupVideoLength = 4;

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

/** The groups of the sample network, in order of suggestion. Only their times differ from call to call. */
export async function getGroups(): Promise<Group[]> {
  const [people, rows] = await Promise.all([getPeople(), simulateReply(() => groupRows)]);
  return rows.map((row, index) => groupOf(row, index, people));
}
