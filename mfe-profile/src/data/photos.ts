import { hoursBefore } from '@az/shared/sample/people';
import { drawnPhoto, drawnPhotoSize, type Scene } from './drawn-photo.ts';

/** A photo of the member, from sample data or from this device. */
export type Photo = {
  id: string;
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  likesCount: number;
  commentsCount: number;
  isLiked: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Chosen on this device; not uploaded. */
  isLocal: boolean;
};

const dawn = ['#31417a', '#f6b48f', '#8a6a9a', '#56497f', '#2d2b55'] as const;
const noon = ['#3d8fd1', '#d9eefa', '#86b7a5', '#4c8b77', '#25584c'] as const;
const dusk = ['#1d2547', '#e38a63', '#4f3f67', '#35305a', '#1a1d38'] as const;
const sand = ['#5aa4bd', '#fbe6bd', '#7db7bd', '#c79a63', '#e8c98f'] as const;
const rain = ['#5b7083', '#cdd8de', '#7d919c', '#566b77', '#33454f'] as const;

type Seed = { scene: Scene; alt: string; likes: number; comments: number; hours: number };

const seeds: Seed[] = [
  {
    scene: { palette: dawn, sun: [860, 420], land: 'hills' },
    alt: 'Collines au lever du jour',
    likes: 42,
    comments: 6,
    hours: 30,
  },
  {
    scene: { palette: sand, sun: [600, 330], land: 'shore' },
    alt: 'Plage au milieu de l’après-midi',
    likes: 67,
    comments: 11,
    hours: 74,
  },
  {
    scene: { palette: dusk, sun: [520, 400], land: 'city' },
    alt: 'Immeubles au coucher du soleil',
    likes: 28,
    comments: 3,
    hours: 120,
  },
  {
    scene: { palette: noon, sun: [300, 230], land: 'hills' },
    alt: 'Vallée verte sous un ciel clair',
    likes: 19,
    comments: 2,
    hours: 260,
  },
  {
    scene: { palette: rain, sun: [900, 260], land: 'shore' },
    alt: 'Côte sous un ciel gris',
    likes: 12,
    comments: 0,
    hours: 400,
  },
  {
    scene: { palette: noon, sun: [880, 200], land: 'city' },
    alt: 'Quartier d’affaires en plein jour',
    likes: 35,
    comments: 4,
    hours: 620,
  },
  {
    scene: { palette: dusk, sun: [620, 430], land: 'shore' },
    alt: 'Rivage à la tombée de la nuit',
    likes: 54,
    comments: 8,
    hours: 900,
  },
  {
    scene: { palette: sand, sun: [240, 300], land: 'hills' },
    alt: 'Dunes et collines sèches',
    likes: 23,
    comments: 1,
    hours: 1300,
  },
  {
    scene: { palette: dawn, sun: [340, 410], land: 'city' },
    alt: 'La ville au petit matin',
    likes: 31,
    comments: 5,
    hours: 1700,
  },
];

const toPhoto = ({ scene, alt, likes, comments, hours }: Seed, index: number): Photo => ({
  id: `photo-${index + 1}`,
  url: drawnPhoto(scene),
  alt,
  ...drawnPhotoSize,
  likesCount: likes,
  commentsCount: comments,
  isLiked: false,
  createdAt: hoursBefore(hours),
  isLocal: false,
});

export const samplePhotos = (): Photo[] => seeds.map(toPhoto);
