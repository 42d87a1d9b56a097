import { hoursBefore } from '@az/shared/sample/people';
import type { Picture } from '@az/shared/social/MediaGrid';
import { drawnPicture, type Scene } from './drawn-picture.ts';
import { hillsVideo, seaVideo } from './video-files.ts';

/** Position of a video on the videos page and on the film channel. */
type VideoTab = 'accueil' | 'direct' | 'emissions';
export type VideoRow = 'tendances' | 'bandes-annonces' | 'musique';

/** A video of the sample network (specification, section 3). `time` is its duration in seconds. */
export type SampleVideo = {
  id: string;
  userId: string;
  title: string;
  image: Picture;
  time: number;
  views: number;
  file: string;
  isVerified: boolean;
  uploadTime: string;
  tab: VideoTab;
  row: VideoRow;
  description: string;
};

type Row = [
  author: string,
  hoursAgo: number,
  views: number,
  scene: Scene,
  time: number,
  tab: VideoTab,
  row: VideoRow,
  title: string,
  description: string,
];

const rows: Row[] = [
  [
    '106',
    52,
    12840,
    'sea',
    1,
    'accueil',
    'tendances',
    'Un matin sur l’eau',
    'Une sortie filmée en une seule prise, du départ du port au retour.',
  ],
  [
    '104',
    20,
    3120,
    'hills',
    0,
    'direct',
    'tendances',
    'Préparer une salle en deux heures',
    'Le montage complet d’une salle de conférence, commenté pas à pas.',
  ],
  [
    '112',
    90,
    980,
    'hills',
    2,
    'emissions',
    'musique',
    'Dix mots pour un entretien',
    'Le vocabulaire à connaître avant un entretien dans une autre langue.',
  ],
  [
    '107',
    140,
    45210,
    'sea',
    0,
    'accueil',
    'bandes-annonces',
    'Le vent et la lumière',
    'Bande-annonce d’un reportage sur les énergies du littoral.',
  ],
  [
    '109',
    200,
    7600,
    'hills',
    1,
    'emissions',
    'bandes-annonces',
    'Lire un plan de financement',
    'Les cinq lignes à regarder en premier, avec un exemple simple.',
  ],
  [
    '101',
    260,
    2210,
    'sea',
    2,
    'accueil',
    'musique',
    'Sons du port, la nuit',
    'Un fond sonore calme pour travailler.',
  ],
  [
    '103',
    310,
    15300,
    'hills',
    3,
    'accueil',
    'tendances',
    'Relire du code à deux',
    'Une séance de relecture filmée, sans montage.',
  ],
  [
    '105',
    400,
    640,
    'sea',
    3,
    'direct',
    'musique',
    'Questions et réponses sur l’alternance',
    'Les réponses aux questions reçues pendant le mois.',
  ],
];

/** The videos of the sample network, newest of each kind first. Only their times differ from call to call. */
export function sampleVideos(): SampleVideo[] {
  return rows.map(([userId, hoursAgo, views, scene, time, tab, row, title, description], index) => ({
    id: String(index + 1),
    userId,
    title,
    image: drawnPicture(`video-${index + 1}`, scene, time, ''),
    time: 4,
    views,
    file: scene === 'sea' ? seaVideo : hillsVideo,
    isVerified: index % 3 === 0,
    uploadTime: hoursBefore(hoursAgo),
    tab,
    row,
    description,
  }));
}

/** One video of the sample network; undefined if the id is unknown. */
export const sampleVideo = (id: string): SampleVideo | undefined =>
  sampleVideos().find((one) => one.id === id);
