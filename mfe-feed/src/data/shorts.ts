import { countSampleComments } from '@az/shared/item-comments';
import { simulateReply, useSample } from '@az/shared/sample/people';
import type { Picture } from '@az/shared/social/MediaGrid';
import { drawnPicture, type Scene } from './drawn-picture.ts';

/** A short publication (specification, section 3, "Short clip"): one or more pictures, or a video. */
export type Short = {
  id: string;
  title: string;
  photos: Picture[];
  videoId: string | null;
  likeCount: number;
  comments: number;
  category: string;
};

type Row = [category: string, likes: number, title: string, shots: [Scene, number, string][], video?: string];

const rows: Row[] = [
  [
    'for-you',
    120,
    'Trois façons de ranger un atelier',
    [
      ['desk', 0, 'Un établi rangé'],
      ['desk', 3, 'Le même établi au printemps'],
      ['market', 0, 'Des boîtes sur des étagères'],
    ],
  ],
  ['for-you', 64, 'Une minute sur l’eau', [], '1'],
  [
    'covid',
    41,
    'Ce que les bureaux ont gardé des gestes simples',
    [['meeting', 0, 'Une réunion, fenêtres ouvertes']],
  ],
  [
    'for-you',
    310,
    'Les collines, du matin au soir',
    [
      ['hills', 0, 'Le matin'],
      ['hills', 3, 'Midi'],
      ['hills', 1, 'Le soir'],
      ['hills', 2, 'La nuit'],
    ],
  ],
  ['covid', 18, 'Travailler à distance, un an après', [['city', 2, 'La ville, la nuit']]],
  [
    'metiers',
    77,
    'Une journée sur scène',
    [
      ['stage', 1, 'Une scène avant le public'],
      ['stage', 2, 'La même scène, le soir'],
    ],
  ],
  ['for-you', 52, 'Le vent et la lumière', [], '4'],
  ['metiers', 33, 'Premier marché de la saison', [['market', 3, 'Un marché au printemps']]],
  ['covid', 25, 'Aérer une salle en cinq minutes', [['forest', 3, 'Des arbres devant une fenêtre']]],
];

function shorts(): Short[] {
  return rows.map(([category, likeCount, title, shots, videoId = null], index) => ({
    id: String(index + 1),
    title,
    category,
    likeCount,
    comments: countSampleComments(`short-${index + 1}`),
    videoId,
    photos: shots.map(([scene, time, alt], photoIndex) =>
      drawnPicture(`short-${index}-${photoIndex}`, scene, time, alt),
    ),
  }));
}

export const useShorts = () => useSample('feed-shorts', () => simulateReply(shorts));
