import { countSampleComments } from '@az/shared/item-comments';
import { hoursBefore, simulateReply, useSample } from '@az/shared/sample/people';
import type { Picture } from '@az/shared/social/MediaGrid';
import { drawnPicture, type Scene } from './drawn-picture.ts';

export type AlbumTab = 'of-you' | 'yours' | 'recent';

/** An album of the sample network (specification, section 3), with its pictures. */
export type Album = {
  id: string;
  title: string;
  tab: AlbumTab;
  pictures: Picture[];
  comments: number;
  likes: number;
  /** ISO 8601. */
  time: string;
};

type Row = [tab: AlbumTab, daysAgo: number, likes: number, title: string, shots: [Scene, number, string][]];

const rows: Row[] = [
  [
    'of-you',
    4,
    22,
    'Journée d’équipe',
    [
      ['meeting', 0, 'Une table entourée de collègues'],
      ['forest', 0, 'Le sentier du matin'],
      ['sea', 1, 'Le retour en bateau'],
    ],
  ],
  [
    'of-you',
    40,
    9,
    'Salon des métiers',
    [
      ['market', 0, 'Les stands à l’ouverture'],
      ['stage', 2, 'La remise des prix'],
    ],
  ],
  [
    'of-you',
    90,
    31,
    'Marche du dimanche',
    [
      ['hills', 0, 'Les collines au matin'],
      ['hills', 1, 'Les collines le soir'],
    ],
  ],
  [
    'yours',
    12,
    18,
    'Le nouveau bureau',
    [
      ['desk', 0, 'Un bureau clair'],
      ['desk', 1, 'Le même bureau le soir'],
      ['city', 1, 'La vue de la fenêtre'],
    ],
  ],
  [
    'yours',
    130,
    44,
    'Vacances sur la côte',
    [
      ['sea', 0, 'Un voilier par temps clair'],
      ['sea', 1, 'Le port au couchant'],
      ['sea', 2, 'La mer la nuit'],
      ['sea', 3, 'Une crique'],
    ],
  ],
  [
    'recent',
    1,
    7,
    'Marché de quartier',
    [
      ['market', 1, 'Les étals en fin de journée'],
      ['market', 3, 'Les étals de légumes'],
    ],
  ],
  ['recent', 6, 15, 'Ville la nuit', [['city', 2, 'Les lumières de la ville']]],
];

function albums(): Album[] {
  return rows.map(([tab, daysAgo, likes, title, shots], index) => ({
    id: String(index + 1),
    title,
    tab,
    likes,
    comments: countSampleComments(`album-${index + 1}`),
    time: hoursBefore(24 * daysAgo),
    pictures: shots.map(([scene, time, alt], photoIndex) =>
      drawnPicture(`album-${index}-${photoIndex}`, scene, time, alt),
    ),
  }));
}

export const useAlbums = () => useSample('feed-albums', () => simulateReply(albums));
